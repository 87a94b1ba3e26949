/** Parts of the site that speak of one visitor, or answer what one typed. */
const PRIVATE = /^\/(?:api|enquiry|errors|newsletter|search-result|your-enquiry)(?:\/|$)/

/** Whether a page at this address may be kept in the browser, if its answer agrees. */
export function isKeptPath(path: string): boolean {
  return !PRIVATE.test(path)
}

/**
 * Whether an answer is a page that may be kept: one of nobody in particular. A page of one visitor's own says
 * `no-store` (web/src/server/pages/answer-with-page.ts), and so do previews.
 */
export function isKeptAnswer({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  const policy = headers.get('Cache-Control') ?? 'no-store'
  return status === 200 && !policy.includes('no-store') && (headers.get('Content-Type') ?? '').startsWith('text/html')
}

/**
 * Whether a file stays the same at its address: all others a browser keeps by its own rules. A picture with a version is
 * the same picture also where another format stands in for its best one.
 */
export function isLasting({ status, headers }: Pick<Response, 'status' | 'headers'>, { searchParams }: URL): boolean {
  const policy = headers.get('Cache-Control') ?? ''
  return status === 200 && (policy.includes('immutable') || (policy.includes('public') && searchParams.has('v')))
}
