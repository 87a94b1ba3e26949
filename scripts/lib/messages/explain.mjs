// Messages of the tools that we call when the machine has a fault, and what the user can do about it.

/**
 * @typedef {object} Explanation
 * @property {string} kind a short name, for code that handles this cause
 * @property {string} cause
 * @property {string} mend
 * @property {number} line the first line of the message, counted from 0
 */

/** @type {ReadonlyArray<Omit<Explanation, 'line'> & { sign: RegExp }>} the first match is used */
const KNOWN = [
  {
    kind: 'disk-full',
    sign: /ENOSPC|no space left on device|SQLITE_FULL|database or disk is full/i,
    cause: 'the disk is full (ENOSPC)',
    mend: 'free some space (a first install needs 2 GB), then run it again: it goes on where it stopped',
  },
  {
    kind: 'no-compiler',
    sign: /gyp ERR! (?:find Python|stack Error: (?:not found: make|Could not find any Python))|not found: make|(?:g\+\+|c\+\+|cc1plus): (?:command )?not found|make: (?:g\+\+|c\+\+|cc): No such file/i,
    cause: 'better-sqlite3 has no ready-made binary for this machine, and there is no compiler to build one',
    mend: 'install one (Debian, Ubuntu: apt-get install python3 make g++), or set DATABASE_URL to a PostgreSQL database, then run it again',
  },
  {
    kind: 'native-headers',
    sign: /gyp ERR! stack .*(?:ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|FetchError|\b40\d\b)/,
    cause:
      "better-sqlite3 has no ready-made binary for this machine, and Node's headers to build one could not be fetched",
    mend: 'allow nodejs.org, or point npm to the headers on this machine (export npm_config_nodedir=/usr), then run it again',
  },
  {
    kind: 'no-binding',
    sign: /ERR_DLOPEN_FAILED|Cannot find module '[^']*better_sqlite3\.node'/,
    cause: 'the binary of better-sqlite3 is missing, or does not fit this machine',
    mend: 'delete content/node_modules and run it again',
  },
  {
    kind: 'stale-lockfile',
    sign: /npm (?:error|ERR!) code EUSAGE|can only install packages when your package\.json and package-lock\.json/i,
    cause: 'package.json and package-lock.json do not belong together, or the lockfile is not complete',
    mend: 'run `npm install` in that folder, then `npm run lockfiles`, and keep the new package-lock.json; or undo the change',
  },
  {
    kind: 'integrity',
    sign: /npm (?:error|ERR!) code EINTEGRITY/i,
    cause: 'a package arrived damaged, or is not the one that the lockfile names',
    mend: 'run `npm cache verify`, then run it again; if it stays, look at your registry mirror',
  },
  {
    kind: 'not-in-registry',
    sign: /npm (?:error|ERR!) code (?:E404|ETARGET)/i,
    cause: 'the npm registry does not have a package that the lockfile names',
    mend: 'look at your registry (npm config get registry): a mirror may lack it; then run it again',
  },
  {
    kind: 'no-registry',
    sign: /npm (?:error|ERR!) (?:code )?(?:ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|E40[137]|E50\d|ERR_SOCKET_TIMEOUT)/i,
    cause: 'the npm registry did not answer',
    mend: 'look at the network, proxy and registry (npm config get registry, npm ping), then run it again',
  },
  {
    kind: 'not-allowed',
    sign: /npm (?:error|ERR!) code (?:EACCES|EPERM|EROFS)|EACCES: permission denied|EROFS: read-only file system|SQLITE_READONLY/i,
    cause: 'a file or folder may not be written by this user',
    mend: 'give the folder of this repository, DATA_DIR and ~/.npm to the user who runs this (chown -R), then run it again',
  },
  {
    kind: 'out-of-memory',
    sign: /JavaScript heap out of memory|ENOMEM|Cannot allocate memory/i,
    cause: 'the machine ran out of memory',
    mend: 'close other programs or use a machine with 4 GB or more, then run it again',
  },
  {
    kind: 'port-taken',
    sign: /EADDRINUSE/,
    cause: 'another program took the port meanwhile',
    mend: 'end that program, or set PORT (site) and CONTENT_PORT (content backend) to free ones',
  },
  {
    kind: 'database-damaged',
    sign: /SQLITE_CORRUPT|SQLITE_NOTADB|database disk image is malformed|file is not a database/i,
    cause: 'the embedded database is damaged',
    mend: 'put back a copy of DATA_DIR, or delete DATA_DIR for a factory reset',
  },
  {
    kind: 'no-database',
    sign: /(?:ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EAI_AGAIN).*\n?.*(?:5432|pg-pool|postgres)|password authentication failed|database "[^"]*" does not exist|KnexTimeoutError/i,
    cause: 'the PostgreSQL database of DATABASE_URL does not let us in',
    mend: 'see that it runs, and that user, password and database name in DATABASE_URL are right',
  },
]

/**
 * Recognises a known cause in a tool's output.
 * @param {string} output
 * @returns {Explanation | null} null for an unknown cause
 */
export function explain(output) {
  for (const { kind, sign, cause, mend } of KNOWN) {
    const match = sign.exec(output)
    if (match) return { kind, cause, mend, line: output.slice(0, match.index).split('\n').length - 1 }
  }
  return null
}

/**
 * The explanation that our own server printed about a failed start: 'X cannot start: CAUSE', and perhaps 'Mend: MEND'.
 * @param {readonly string[]} lines
 * @returns {{ cause: string, mend: string | null } | null}
 */
export function configurationErrorIn(lines) {
  const first = lines.findLastIndex((line) => /cannot start: /.test(line))
  if (first === -1) return null
  const rest = lines.slice(first)
  const mendAt = rest.findIndex((line) => /^Mend: /.test(line))
  const cause = rest.slice(0, mendAt === -1 ? rest.length : mendAt)
  return {
    // An unexpected error has a stack, which is only in the log.
    cause: cause
      .slice(0, 6)
      .join('\n')
      .replace(/^.*?cannot start: /, ''),
    mend: rest[mendAt]?.replace(/^Mend: /, '') ?? null,
  }
}
