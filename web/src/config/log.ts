import pino from 'pino'
import { env } from './env'
import { requestId } from './request-id'

/**
 * The server's structured log. Callers name things by type and id; what a visitor typed never goes in, and the paths
 * below are struck out should it happen all the same. A line that is written for a request names it.
 */
export const log = pino({
  level: env().LOG_LEVEL,
  base: { part: 'site' },
  mixin: () => {
    const request = requestId()
    return request === undefined ? {} : { request }
  },
  redact: ['email', '*.email', 'subscribedEmail', '*.subscribedEmail', 'phone', '*.phone', 'token', '*.token'],
})
