import { errors } from '@strapi/utils'

/**
 * Refuses a filter whose value its field cannot have, such as the number `1e309`. Strapi throws an error without a type
 * for it, which would be an error 500; PostgreSQL tells it by the class of its code, 22.
 *
 * @throws {errors.ValidationError} for such a filter; any other error as it is.
 */
export function refuseValue(error: unknown): never {
  const { code = '', message = '' } = Object(error) as { code?: unknown; message?: unknown }
  const isRefused =
    String(message).startsWith('Expected a valid ') || (String(code).length === 5 && String(code).startsWith('22'))
  if (!isRefused) throw error
  throw new errors.ValidationError('A filter compares a field with a value that it cannot have')
}
