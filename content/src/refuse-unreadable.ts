import { errors } from '@strapi/utils'
import { isDiskFull } from './uploads/answer-disk-full'

/**
 * Turns the parsers' errors into refusals, because the sender caused them. The messages are ours: the parsers' own may
 * quote the body, and would be logged and sent back.
 */
export function refuseUnreadable(error: Error): never {
  // The body was readable, but could not be stored.
  if (isDiskFull(error)) throw error
  const status = 'status' in error ? error.status : 'httpCode' in error ? error.httpCode : 400
  if (status === 413) throw new errors.PayloadTooLargeError('The body is too large')
  if (error instanceof SyntaxError) throw new errors.ValidationError('The body is not valid JSON')
  if (typeof status === 'number' && status < 500) throw new errors.ValidationError('The body cannot be read')
  throw error
}
