import { errors } from '@strapi/utils'

/**
 * What a sender did wrong is no failure of ours: the parsers' errors become refusals, in our words, because theirs may
 * quote what was sent, and would be logged and answered.
 */
export function refuseUnreadable(error: Error): never {
  const status = 'status' in error ? error.status : 'httpCode' in error ? error.httpCode : 400
  if (status === 413) throw new errors.PayloadTooLargeError('The body is too large')
  if (error instanceof SyntaxError) throw new errors.ValidationError('The body is not valid JSON')
  if (typeof status === 'number' && status < 500) throw new errors.ValidationError('The body cannot be read')
  throw error
}
