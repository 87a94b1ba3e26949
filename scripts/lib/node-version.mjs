// Read by whatever Node is at hand, so nothing here is newer than Node 12: no ?., no ??, no top-level await, no `node:`.

/**
 * The oldest Node that this repository runs on: major, minor.
 * @type {readonly [number, number]}
 */
export const OLDEST_NODE = [20, 19]

/**
 * Says what is wrong with a Node version.
 * @param {string} version as in process.versions.node, such as '18.4.0'
 * @returns {string | null} the complaint, or null when the version will do
 */
export function nodeComplaint(version) {
  const parts = version.split('.').map(Number)
  const major = parts[0] || 0
  const minor = parts[1] || 0
  const newEnough = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])
  if (newEnough) return null
  return (
    'Ashlar cannot start here.\n' +
    '  cause  it needs Node >= ' +
    OLDEST_NODE.join('.') +
    ', you have ' +
    version +
    '\n  mend   install the current LTS from https://nodejs.org (with nvm: nvm install --lts), then run this again\n'
  )
}

/**
 * Leaves with the complaint when the running Node is too old; otherwise loads and runs the real program. The import is
 * dynamic because a static one would be parsed, and would fail to parse, before this check could speak.
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
  load()
    .then((program) => program.main())
    .catch((error) => {
      // main() reports its own failures: what arrives here is a fault of the scripts themselves.
      console.error(error)
      process.exit(1)
    })
}
