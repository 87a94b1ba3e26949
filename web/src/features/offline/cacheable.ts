import { PRIVATE_PARTS } from '../../routing/private-parts'

/** Whether a page at this address may be kept in the browser, if its response allows it. */
export function isCacheablePath(path: string): boolean {
  const [first = '', second = ''] = path.split('/').slice(1)
  const part = /^[a-z]{2}$/.test(first) ? second : first
  return PRIVATE_PARTS.every((one) => one !== part)
}

/**
 * Whether a response is a page that may be kept, because it is the same for every visitor. A page of one visitor and a
 * preview have `no-store` (web/src/server/pages/answer-with-page.ts).
 */
export function isCacheableAnswer({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  const policy = headers.get('Cache-Control') ?? 'no-store'
  return status === 200 && !policy.includes('no-store') && (headers.get('Content-Type') ?? '').startsWith('text/html')
}

/**
 * Whether a file never changes at its address; browsers cache all others by their own rules. A picture with a version
 * may be kept also while another format replaces its best one.
 */
export function isLasting({ status, headers }: Pick<Response, 'status' | 'headers'>, { searchParams }: URL): boolean {
  const policy = headers.get('Cache-Control') ?? ''
  return status === 200 && (policy.includes('immutable') || (policy.includes('public') && searchParams.has('v')))
}
