// Tools bring their binaries as optional packages, one for each system. npm writes into the lockfile only those that its
// registry has, and a mirror may have no others than its own machines need. Then `npm ci` refuses the lockfile
// everywhere: 'Missing: @biomejs/cli-darwin-arm64 from lock file'. An entry without an integrity is enough for npm to
// pass over the package on other systems and to fetch it on its own.

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {boolean} [optional]
 * @property {boolean} [dev]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */

/** @typedef {{ packages: Record<string, LockedPackage> }} Lockfile */

/** @typedef {{ owner: string, name: string, version: string }} Binary owner: the path of the package that wants it */

const PLATFORM =
  /-(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64)(?:-(\w+))?$/

/**
 * @param {Lockfile} lockfile
 * @returns {Binary[]} those that a package of the lockfile wants and that have no entry
 */
export function missingBinaries({ packages }) {
  return Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isReachable(packages, owner, name))
      .map(([name, version]) => ({ owner, name, version })),
  )
}

/**
 * @param {Lockfile} lockfile
 * @param {readonly Binary[]} missing
 * @returns {Lockfile} with an entry for each, in npm's order
 */
export function withBinaries(lockfile, missing) {
  const added = missing.map(({ owner, name, version }) => {
    const entry = {
      version,
      ...platformOf(name),
      ...(lockfile.packages[owner]?.dev ? { dev: true } : {}),
      optional: true,
    }
    return /** @type {const} */ ([`${folderOf(owner)}node_modules/${name}`, entry])
  })
  const all = [...Object.entries(lockfile.packages), ...added].sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lockfile, packages: Object.fromEntries(all) }
}

/**
 * What a binary is for, as its name says by the custom of all these tools.
 * @param {string} name such as '@swc/core-linux-x64-musl'
 */
function platformOf(name) {
  if (name.endsWith('-wasm32-wasi')) return { cpu: ['wasm32'] }
  const [, os, cpu, abi] = PLATFORM.exec(name) ?? []
  if (!os || !cpu) throw new Error(`${name} is missing from a lockfile and does not say what system it is for`)
  return {
    cpu: [cpu],
    ...(os === 'linux' && abi ? { libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] } : {}),
    os: [os],
  }
}

/**
 * Looks for a package as Node does: in the owner's own node_modules, then outwards.
 * @param {Lockfile['packages']} packages
 * @param {string} owner
 * @param {string} name
 */
function isReachable(packages, owner, name) {
  for (let path = owner; ; path = path.slice(0, Math.max(path.lastIndexOf('/node_modules/'), 0))) {
    if (packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true
    if (!path.includes('/node_modules/')) return Boolean(packages[`node_modules/${name}`])
  }
}

/**
 * The folder in whose node_modules the owner lies; a binary lies beside its owner.
 * @param {string} owner such as 'node_modules/astro'
 */
function folderOf(owner) {
  return owner.slice(0, Math.max(owner.lastIndexOf('node_modules/'), 0))
}
