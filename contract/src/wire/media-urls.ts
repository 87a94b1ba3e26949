/** Hosts of this machine, where nobody listens in on a connection. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Characters that mean the same everywhere, so that a folder has one address. */
const PLAIN_PATH = /^[\w./~-]*$/

/**
 * Reads `MEDIA_URLS`: folders in which another backend keeps its files, such as those of its account at a store.
 *
 * @param list addresses with commas between.
 * @returns the addresses without their last slash; `null` when one is no address of a folder, or not safe from changes
 *   on its way.
 */
export function readMediaUrls(list: string): readonly string[] | null {
  const given = list.split(',').flatMap((address) => address.trim() || [])
  const folders = given.flatMap((address) => {
    if (!URL.canParse(address)) return []
    const { protocol, hostname, origin, pathname, username, search, hash } = new URL(address)
    const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))
    const isPlain = PLAIN_PATH.test(pathname) && !username && !search && !hash
    return isSafe && isPlain ? [origin + pathname.replace(/\/+$/, '')] : []
  })
  return folders.length === given.length ? folders : null
}

/** Whether a file is in one of the folders of `MEDIA_URLS`. */
export function isInMediaFolder(folders: readonly string[], { href }: URL): boolean {
  return folders.some((folder) => href.startsWith(`${folder}/`))
}
