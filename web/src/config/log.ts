import pino from 'pino'
import { env } from './env'

/**
 * The server's structured log. Callers name things by type and id; what a visitor typed never goes in, and the paths
 * below are struck out should it happen all the same.
 */
export const log = pino({
  level: env().LOG_LEVEL,
  base: { part: 'site' },
  redact: ['email', '*.email', 'subscribedEmail', '*.subscribedEmail', 'phone', '*.phone', 'token', '*.token'],
})
