import pino from 'pino'
import { env } from './env'
import { requestId } from './request-id'

/**
 * The server's structured log. Callers log types and ids, never what a visitor typed; as a second safeguard, the paths
 * below are redacted. A line that is written during a request has the request's id.
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
