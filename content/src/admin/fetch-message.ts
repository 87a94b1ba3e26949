import { isFetchError } from '@strapi/strapi/admin'

/** What the backend says of a failed request, or `otherwise` when it gave no answer. */
export function fetchMessageOf(error: unknown, otherwise: string): string {
  const message: unknown = isFetchError(error) ? error.response?.data?.error?.message : null
  return typeof message === 'string' && message ? message : otherwise
}
