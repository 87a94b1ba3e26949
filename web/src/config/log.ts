import pino from 'pino'
import { env } from './env'
import { requestId } from './request-id'

/** The longest message of an error in the log, in characters. */
const LONGEST_MESSAGE = 500
/** Stack frames that are logged: enough to see where an error began. */
const FRAMES = 12

/** A phone number in the message of an error. */
const PHONE = /\d(?:[ -]?\d){7,}/g

export const logOptions = {
  level: env().LOG_LEVEL,
  base: { part: 'site' },
  mixin: () => {
    const request = requestId()
    return request === undefined ? {} : { request }
  },
  serializers: { error: errorEntry },
  redact: ['email', '*.email', 'subscribedEmail', '*.subscribedEmail', 'phone', '*.phone', 'token', '*.token'],
} satisfies pino.LoggerOptions

/**
 * The server's structured log. Callers log types and ids, never what a visitor typed; as a second safeguard, the paths
 * above are redacted. A line that is written during a request has the request's id.
 */
export const log = pino(logOptions)

/** An error as an object for the log: plain JSON would lose its class, its message and its stack. */
function errorEntry(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, message, stack = '', cause } = error
  const frames = stack.split('\n').flatMap((line) => (/^ +at /.test(line) ? [line.trim()] : []))
  return {
    ...error,
    name,
    message: withoutContacts(message.slice(0, LONGEST_MESSAGE)),
    frames: frames.slice(0, FRAMES),
    ...(cause === undefined ? {} : { cause: errorEntry(cause) }),
  }
}

/** Removes mail addresses and phone numbers of visitors, which the message of an error may repeat. */
function withoutContacts(message: string): string {
  const words = message.split(' ').map((word) => (word.includes('@') ? '(redacted)' : word))
  return words.join(' ').replace(PHONE, '(redacted)')
}
