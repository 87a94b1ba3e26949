import { parseArgs } from 'node:util'
import { ImportFailure } from './import-failure.mjs'

const USAGE =
  'npm run import -- --from-strapi URL | --from-wordpress URL [--dry-run] [--publish] [--decorative] [--only page,city] [--files-from cdn.example.com] [--to http://127.0.0.1:1337]; for the newsletter --from-strapi URL --subscribers newsletter-emails [--all-confirmed] [--dry-run]'

/**
 * @typedef {object} ImportOptions
 * @property {'strapi' | 'wordpress'} kind of the source
 * @property {URL} from address of the source, with a slash at its end
 * @property {URL} to address of our backend
 * @property {readonly string[]} only models to import; empty for all
 * @property {ReadonlySet<string>} fileHosts hosts, with their ports, from which pictures and films may be fetched
 * @property {boolean} publish whether the imported drafts are published
 * @property {boolean} decorative whether pictures without alternative text are marked as decorative
 * @property {boolean} dryRun
 * @property {string} subscribers plural name of the type at the source that has newsletter addresses, which alone are taken;
 * empty to import content
 * @property {boolean} allConfirmed whether addresses without a state count as confirmed when they were made
 * @property {string} email account of our admin
 * @property {string} password
 * @property {string} token API token of the source; empty when it needs none
 */

/**
 * Secrets come from the environment, because every user of the machine can see command lines.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {number} contentPort port of our backend on this machine
 * @returns {ImportOptions}
 */
export function readImportOptions(args, env, contentPort) {
  const text = /** @type {const} */ ({ type: 'string', default: '' })
  const flag = /** @type {const} */ ({ type: 'boolean', default: false })
  let values
  try {
    values = parseArgs({
      args: [...args],
      options: {
        ...{ 'from-strapi': text, 'from-wordpress': text, to: text, only: text, 'files-from': text },
        ...{ publish: flag, decorative: flag, 'dry-run': flag, subscribers: text, 'all-confirmed': flag },
      },
    }).values
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error))
  }
  const strapi = values['from-strapi']
  const wordpress = values['from-wordpress']
  if (Boolean(strapi) === Boolean(wordpress)) {
    throw wrong('name one source: --from-strapi URL or --from-wordpress URL')
  }
  if (values.subscribers && (!strapi || values.publish || values.only)) {
    throw wrong('--subscribers goes with --from-strapi, and without --publish and --only')
  }
  if (values['all-confirmed'] && !values.subscribers) throw wrong('--all-confirmed goes with --subscribers')
  const from = addressOf(strapi || wordpress, strapi ? '--from-strapi' : '--from-wordpress')
  const email = env.IMPORT_EMAIL?.trim() ?? ''
  const password = env.IMPORT_PASSWORD ?? ''
  if (!email || !password) {
    throw new ImportFailure('Nothing was imported.', {
      cause: 'IMPORT_EMAIL and IMPORT_PASSWORD are not both set',
      mend: 'set them to an account of the admin that may write what is imported, such as a Publisher’s',
    })
  }
  return {
    kind: strapi ? 'strapi' : 'wordpress',
    from,
    to: addressOf(values.to || `http://127.0.0.1:${contentPort}`, '--to'),
    only: listOf(values.only),
    fileHosts: new Set([from.host, ...listOf(values['files-from'])]),
    publish: values.publish,
    decorative: values.decorative,
    dryRun: values['dry-run'],
    subscribers: values.subscribers,
    allConfirmed: values['all-confirmed'],
    email,
    password,
    token: env.IMPORT_TOKEN?.trim() ?? '',
  }
}

/** @param {string} text */
const listOf = (text) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/**
 * @param {string} text
 * @param {string} option
 */
function addressOf(text, option) {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol)) throw wrong(`${option} is '${text}', not an http or https address`)
  if (url.username || url.password) throw wrong(`${option} contains a password; set IMPORT_TOKEN instead`)
  url.search = ''
  url.hash = ''
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return url
}

/** @param {string} cause */
const wrong = (cause) => new ImportFailure('Nothing was imported.', { cause, mend: USAGE })
