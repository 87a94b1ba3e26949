// This file runs on any version of Node, so it uses no syntax newer than Node 12: no ?., no ??, no top-level await, no
// `node:`.

/**
 * The oldest Node that can start this repository's scripts: major, minor. Site and backend need SITE_NODE.
 * @type {readonly [number, number]}
 */
const OLDEST_NODE = [20, 19]

/**
 * The oldest Node for site, content backend and tests. On a machine with an older one, a current one is fetched.
 * @type {readonly [number, number]}
 */
export const SITE_NODE = [22, 12]

/** Added to a message about an unsuitable Node. */
export const NODE_BY_HAND = 'install the current LTS from https://nodejs.org (with nvm: nvm install --lts)'

/**
 * @param {string} version as in process.versions.node, such as '18.4.0'
 * @param {readonly [number, number]} oldest
 * @returns {boolean}
 */
export function isAtLeast(version, oldest) {
  const parts = version.split('.').map(Number)
  const major = parts[0] || 0
  const minor = parts[1] || 0
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
}

/**
 * Explains why a Node version is unsuitable.
 * @param {string} version as in process.versions.node, such as '18.4.0'
 * @returns {string | null} the message, or null when the version is suitable
 */
export function nodeComplaint(version) {
  if (isAtLeast(version, OLDEST_NODE)) return null
  return (
    'The site cannot start here.\n' +
    '  cause  it needs Node >= ' +
    OLDEST_NODE.join('.') +
    ', you have ' +
    version +
    '\n  mend   ' +
    NODE_BY_HAND +
    ', then run this again\n'
  )
}

/**
 * Exits with a message when the running Node is too old. Otherwise it loads and runs the real program; when the running
 * Node can start the scripts but not the program, on a fetched Node. The imports are dynamic, because static ones would
 * be parsed before this check, and parsing would fail.
 * @param {() => Promise<{ main: () => Promise<void> }>} load such as () => import('./start/main.mjs')
 * @returns {void}
 */
export function runOnGoodNode(load) {
  const complaint = nodeComplaint(process.versions.node)
  if (complaint !== null) {
    process.stderr.write(complaint)
    process.exitCode = 1
    return
  }
  const runsHere = isAtLeast(process.versions.node, SITE_NODE)
  const loaded = runsHere ? load() : import('./on-fetched-node.mjs')
  loaded
    .then((program) => program.main())
    .catch((error) => {
      // main() reports its own failures, so an error here is a fault of the scripts themselves.
      console.error(error)
      process.exit(1)
    })
}
