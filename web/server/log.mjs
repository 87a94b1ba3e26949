import pino from 'pino'

/** The server's own log, before and around Next: the same shape as src/config/log.ts writes. */
export function createLog() {
  return pino({ level: process.env.LOG_LEVEL || 'info', base: { part: 'site' } })
}
