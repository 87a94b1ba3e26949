// Read by whatever Node is at hand, so nothing here is newer than Node 12: no ?., no ??, no top-level await, no `node:`.

/**
 * The oldest Node that can start this repository's scripts: major, minor. It need not run the house, see HOUSE_NODE.
 * @type {readonly [number, number]}
 */
export const OLDEST_NODE = [20, 19]

/**
 * The oldest Node that site, content backend and tests run on. On a machine with an older one a current one is fetched.
 * @type {readonly [number, number]}
 */
export const HOUSE_NODE = [22, 12]

/** Added to a complaint about the Node at hand. */
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
 * Says what is wrong with a Node version.
 * @param {string} version as in process.versions.node, such as '18.4.0'
 * @returns {string | null} the complaint, or null when the version will do
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
 * Leaves with the complaint when the running Node is too old; otherwise loads and runs the real program, on a Node that
 * is fetched when the running one can start it but not run it. The imports are dynamic because static ones would be
 * parsed, and would fail to parse, before this check could speak.
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
  const runsHere = isAtLeast(process.versions.node, HOUSE_NODE)
  const loaded = runsHere ? load() : import('./on-fetched-node.mjs')
  loaded
    .then((program) => program.main())
    .catch((error) => {
      // main() reports its own failures: what arrives here is a fault of the scripts themselves.
      console.error(error)
      process.exit(1)
    })
}
