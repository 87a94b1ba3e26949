import { EnvironmentError, settings } from '../../config/environment'
import { NoFirstAdmin } from '../access/first-admin'
import { OtherDatabase } from '../database/refuse-other-databases'
import { SeedError } from '../seeding/plan'
import { DatabaseUnreachable } from './preflight'

/** Why a start failed, in an operator's words. */
export interface Explanation {
  cause: string
  /** What to do, or null when that is not known. */
  mend: string | null
}

/** Explains why the server did not start and what corrects it. An unknown error is shown whole. */
export function explain(error: unknown): Explanation {
  if (!(error instanceof Error)) return { cause: String(error), mend: null }
  if (error instanceof EnvironmentError)
    return { cause: `the environment is not complete.\n${error.message}`, mend: null }
  if (error instanceof DatabaseUnreachable) return explainDatabase(error)
  if (error instanceof OtherDatabase) {
    return {
      cause: `the database of DATABASE_URL ${error.message}. Nothing was changed`,
      mend: 'create a database for this product alone, owned by its user (createdb --owner USER NAME), and name it in DATABASE_URL',
    }
  }
  if (error instanceof SeedError)
    return { cause: error.message, mend: 'correct the seed file, or start with SEED=none' }
  if (error instanceof NoFirstAdmin) {
    return {
      cause: `the admin ${error.message} and has no account yet: whoever came first would own the site`,
      mend: 'set ADMIN_EMAIL and ADMIN_PASSWORD for the first account, or create it on this machine with SITE_URL, PUBLIC_URL and HOST unset',
    }
  }
  // The driver's words for a connection that took too long; it has no code.
  if (error.message === 'timeout expired')
    return { cause: 'PostgreSQL took no connection in time', mend: 'see whether its machine or this one is overloaded' }
  return explainCode(error) ?? { cause: error.stack ?? error.message, mend: null }
}

/** Codes of a certificate whose issuer Node does not know. */
const UNKNOWN_AUTHORITY = [
  ...['SELF_SIGNED_CERT_IN_CHAIN', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  ...['UNABLE_TO_GET_ISSUER_CERT', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY'],
]
const TRUST_AUTHORITY =
  'set NODE_EXTRA_CA_CERTS to a file with the certificate of the authority (PEM), in the environment of the process'

function explainDatabase({ message, cause }: Error): Explanation {
  const code = codeOf(cause)
  const reason = cause instanceof Error && cause.message ? cause.message : code
  const mends: Record<string, string> = {
    ECONNREFUSED: 'start PostgreSQL, or correct host and port in DATABASE_URL',
    ENOTFOUND: 'correct the host in DATABASE_URL',
    '28P01': 'correct the user in DATABASE_URL and the password, there or in PGPASSWORD',
    '28000': 'allow the user of DATABASE_URL in pg_hba.conf',
    '3D000': 'create the database named in DATABASE_URL (createdb)',
    ERR_TLS_CERT_ALTNAME_INVALID: 'write the host in DATABASE_URL as the certificate of the server names it',
    CERT_HAS_EXPIRED: 'renew the certificate of the server',
    ...Object.fromEntries(UNKNOWN_AUTHORITY.map((one) => [one, TRUST_AUTHORITY])),
  }
  return {
    cause: `${message} cannot be used (${reason})`,
    mend: mends[code] ?? 'check DATABASE_URL, and that this machine reaches the server; unset it to use SQLite',
  }
}

function explainCode(error: Error): Explanation | null {
  const folder = settings.dataDir
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return {
        cause: `port ${settings.port} is taken`,
        mend: 'stop what listens there (perhaps an earlier start), or set PORT to a free one',
      }
    case 'EADDRNOTAVAIL':
      return { cause: `${settings.host} is no address of this machine`, mend: 'set HOST to 127.0.0.1 or 0.0.0.0' }
    case 'ENOSPC':
    case 'SQLITE_FULL':
      return {
        cause: `the disk that holds ${folder} is full`,
        mend: 'free some space, or move DATA_DIR to another disk',
      }
    case 'ENOENT':
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'SQLITE_CANTOPEN':
    case 'SQLITE_READONLY':
      return { cause: error.message, mend: mendOfRefusal(error) }
    case 'ENOTDIR':
    case 'EEXIST':
      return { cause: error.message, mend: 'set DATA_DIR to a path at which there is a folder, or nothing yet' }
    case 'SQLITE_CORRUPT':
    case 'SQLITE_NOTADB':
      return { cause: `${folder}/content.db is damaged`, mend: 'put a backup in its place' }
    case '42501':
      return {
        cause: `PostgreSQL refuses: ${error.message}`,
        mend: 'let the user of DATABASE_URL own its database (ALTER DATABASE name OWNER TO user)',
      }
    case 'ERR_DLOPEN_FAILED':
      return withoutBinding(error)
    default:
      return /better_sqlite3\.node/.test(error.message) ? withoutBinding(error) : null
  }
}

/** The error of a file names it; that of a port, and of the embedded database in the state folder, name none. */
function mendOfRefusal(error: Error): string {
  const folder = settings.dataDir
  const path = 'path' in error && typeof error.path === 'string' ? error.path : null
  if (path === null) return `let this user write to ${folder} (DATA_DIR), and use a port above 1023`
  if (path === folder || path.startsWith(`${folder}/`)) return `let this user write to ${folder} (DATA_DIR)`
  return `see that the files of this version are all there, and that this user may read them: outside of ${folder} (DATA_DIR) a start writes nothing`
}

function withoutBinding(error: Error): Explanation {
  return {
    cause: `the binary of better-sqlite3 does not load: ${error.message.split('\n')[0]}`,
    mend:
      'delete content/node_modules and install again; where the package has no binary for the system, install a ' +
      'compiler before (python3, make, g++)',
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
