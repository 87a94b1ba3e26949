// Tools have their binaries in optional packages, one for each system. npm writes only those into the lockfile that its
// registry has, and a mirror may have only those for its own machines. Then `npm ci` refuses the lockfile everywhere:
// 'Missing: @biomejs/cli-darwin-arm64 from lock file'. An entry without an integrity is enough: npm ignores it on other
// systems and fetches the package on its own.

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

/** @typedef {{ owner: string, name: string, version: string }} Binary owner: the path of the package that needs it */

const PLATFORM =
  /-(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64)(?:-(\w+))?$/

/**
 * @param {Lockfile} lockfile
 * @returns {Binary[]} binaries that a package of the lockfile needs and that have no entry
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
 * The system of a binary, from its name, in the naming scheme of all these tools.
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
 * Looks for a package as Node does: in the owner's own node_modules, then in the folders above.
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
 * The folder whose node_modules contains the owner, and therefore its binary.
 * @param {string} owner such as 'node_modules/astro'
 */
function folderOf(owner) {
  return owner.slice(0, Math.max(owner.lastIndexOf('node_modules/'), 0))
}
