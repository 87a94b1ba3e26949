/** The oldest Node for site and content backend, as in scripts/lib/node/node-version.mjs, which any Node must read. */
const NEEDED = [22, 12] as const

/**
 * Why a server must not start on the running Node; `null` when it may. On an older one, native packages that were
 * installed for a newer one end the process without a word.
 *
 * @param server such as "The site".
 */
export function oldNodeComplaint(server: string): string | null {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return null
  return `${server} cannot start: it needs Node >= ${NEEDED.join('.')}, and this is ${process.versions.node}.\nMend: install the current LTS from https://nodejs.org and start it with that one (in a unit of systemd: ExecStart), or use \`npm start\`, which fetches one.\n`
}
