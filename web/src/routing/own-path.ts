/** Stands for our own origin; no address of the world has it. */
const OURS = 'http://own-site.invalid'

/** @returns path and query of an address of ours, and `/` for everybody else's, however it is written. */
export function ownPath(address: string): string {
  if (!address.startsWith('/') || !URL.canParse(address, OURS)) return '/'
  const { origin, pathname, search } = new URL(address, OURS)
  // `/.//elsewhere.example` is tidied to what a browser takes for another host.
  return origin === OURS && !pathname.startsWith('//') ? pathname + search : '/'
}
