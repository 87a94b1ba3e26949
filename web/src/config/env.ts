import { readMediaUrls } from '@ashlar/contract'
import { ENCODED_PASSWORD, isServiceAddress } from '@ashlar/contract/node/service-address'
import * as z from 'zod'

const address = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((url) => url.replace(/\/+$/, ''))
const optionalAddress = z.preprocess((value) => (value === '' ? undefined : value), address.optional())
const container = z
  .string()
  .regex(/^(GTM-[A-Z0-9]+)?$/, 'must be a tag-manager container id such as GTM-ABC123')
  .default('')

/** Credentials for the people provider: either all are set or none. */
const PEOPLE_PROVIDER = ['HR_API_URL', 'HR_CLIENT_ID', 'HR_CLIENT_SECRET', 'HR_API_KEY'] as const

const variables = z.object({
  /** Address of the content backend. */
  CONTENT_URL: z.preprocess((value) => value || undefined, address.default('http://127.0.0.1:1337')),
  /** Folder of all state; holds `tokens.json`, which the backend writes. `npm start` passes the repository's folder. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** A file that names which attributes of another backend serve our fields (docs/guides/connect-a-strapi.md). */
  CONTENT_MAP: z.string().default(''),
  /** Folders elsewhere in which another backend keeps its pictures and films, with commas between. */
  MEDIA_URLS: z
    .string()
    .default('')
    .transform((list, { addIssue }): readonly string[] => {
      const folders = readMediaUrls(list)
      if (folders === null) {
        addIssue('must be https addresses of folders with commas between, such as https://files.example.com/company')
      }
      return folders ?? []
    }),
  CONTENT_READ_TOKEN: z.string().default(''),
  CONTENT_CREATE_TOKEN: z.string().default(''),
  /** Shared with the backend, which signs its change notices with it. */
  REVALIDATE_SECRET: z.string().default(''),
  /**
   * Signs form tickets and proofs of work, and is the key of the rate counters; the same for all instances of the site.
   */
  FORM_SECRET: z.string().default(''),
  /** Network address that this site listens on. */
  HOST: z.preprocess((value) => value || undefined, z.string().default('127.0.0.1')),
  PORT: z.preprocess((value) => value || undefined, z.string().regex(/^\d+$/, 'must be a port').default('3000')),
  /** A WordPress site to read posts from instead of the backend's own. */
  BLOG_URL: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
      .refine((url) => new URL(url).hostname !== 'public-api.wordpress.com', {
        error: "must be the blog's own address, such as https://blog.example.com, and not that of WordPress.com's API",
      })
      .transform((url) => (url.includes('?') ? url : url.replace(/\/+$/, '')))
      .optional(),
  ),
  /**
   * The people provider's API (Keka Hire), such as `https://company.keka.com/api/v1`; without it the backend's openings
   * are shown.
   */
  HR_API_URL: optionalAddress,
  /** Where the people provider issues tokens. */
  HR_LOGIN_URL: z.preprocess((value) => value || undefined, address.default('https://login.keka.com')),
  HR_CLIENT_ID: z.string().default(''),
  HR_CLIENT_SECRET: z.string().default(''),
  HR_API_KEY: z.string().default(''),
  /** The site's public address; canonical links are built from it. */
  SITE_URL: z.preprocess((value) => value || undefined, address.default('http://localhost:3000')),
  /** Redis for the rate counters that several instances share; without it each instance counts by itself. */
  REDIS_URL: z
    .string()
    .default('')
    .refine((url) => url === '' || isServiceAddress(url, ['redis:', 'rediss:']), {
      error: `must be an address such as redis://:password@127.0.0.1:6379, ${ENCODED_PASSWORD}`,
    }),
  /** A webhook that is called when the content backend is away. */
  ALERT_URL: optionalAddress,
  /**
   * Enquiries that one address or person may send within ten minutes before the site asks for a proof of work; the
   * backend reads this variable too.
   */
  LEAD_LIMIT: z.preprocess(
    (value) => value || undefined,
    z.coerce.number({ error: 'must be a whole number from 1' }).int().min(1).default(5),
  ),
  /**
   * Streets for the map of the projects: PMTiles archives, folders of them in `DATA_DIR` or elsewhere, or addresses of
   * archives on a store, separated by spaces (docs/guides/real-streets.md).
   */
  MAP_TILES: z
    .string()
    .default('')
    .transform((list) => list.split(/\s+/).filter(Boolean)),
  /** A MapLibre style for the map of the projects, in place of our own drawings. */
  MAP_STYLE_URL: optionalAddress,
  /** Further origins that the style loads from, separated by spaces; the content policy allows them. */
  MAP_ORIGINS: z
    .string()
    .regex(/^(https?:\/\/\S+(\s+|$))*$/, 'must be http(s) origins with blanks between')
    .default(''),
  /** Proxies whose `X-Forwarded-For` is trusted: addresses and networks separated by commas, or `none`. */
  TRUSTED_PROXIES: z.preprocess((value) => value || undefined, z.string().default('127.0.0.0/8,::1')),
  /**
   * Served at `/<key>.txt`, by which search engines verify that the backend's messages come from this site
   * (indexnow.org).
   */
  INDEXNOW_KEY: z
    .string()
    .regex(/^([a-zA-Z0-9-]{8,128})?$/, 'must be 8 to 128 letters, digits and dashes')
    .default(''),
  /** Sends HSTS for all subdomains too; only when this is exactly `true`. */
  HSTS_SUBDOMAINS: z.string().default(''),
  /** `off` disables the verification of certificates of the servers that the site calls. */
  SERVER_TLS_VERIFY: z.string().default(''),
  /** Analytics load only when this is exactly `true`. */
  PRODUCTION: z.string().default(''),
  TAG_MANAGER_ID: container,
  TAG_MANAGER_ID_ACA: container,
  /** Share of visits whose speed browsers measure for the public figures: 0 measures none, 1 all. */
  VITALS_SAMPLE: z.preprocess(
    (value) => value || undefined,
    z.coerce.number({ error: 'must be a number from 0 to 1' }).min(0).max(1).default(0.5),
  ),
  /**
   * Token that `/api/metrics` requires; without it only requests from this machine are answered, and none where `SITE_URL`
   * is public.
   */
  METRICS_TOKEN: z
    .string()
    .regex(
      /^([\w.~+/=-]{16,})?$/,
      'must be at least 16 letters, digits or . _ ~ + / = - (`openssl rand -base64 32` makes one)',
    )
    .default(''),
  /** Languages that the site offers beside English, by the names of their catalogues: `hi`, or `hi, ur`. */
  LANGUAGES: z
    .string()
    .regex(/^\s*(?:[a-z]{2}(?:\s*,\s*[a-z]{2})*\s*)?$/, 'must be codes of languages with commas between, such as hi')
    .default('')
    .transform((codes) => codes.split(',').flatMap((code) => code.trim() || [])),
  /** `off` disables offline pages in all browsers, and removes those that are already kept. */
  OFFLINE_PAGES: z.preprocess((value) => value || undefined, z.enum(['on', 'off']).default('on')),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

const schema = variables.superRefine((values, { addIssue }) => {
  const missing = PEOPLE_PROVIDER.filter((name) => !values[name])
  if (missing.length === PEOPLE_PROVIDER.length) return
  for (const name of missing) {
    addIssue({ code: 'custom', path: [name], message: 'is missing; the people provider needs all four HR_ variables' })
  }
})

type Env = z.infer<typeof schema>

let parsed: Env | undefined

/**
 * The site's configuration, read from the environment once.
 *
 * @throws {Error} that names each wrong variable and the value it should have.
 */
export function env(): Env {
  if (!parsed) {
    const result = schema.safeParse(process.env)
    if (!result.success) {
      const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
      throw new Error(`The environment is not as the site needs it:\n${faults.join('\n')}`)
    }
    parsed = result.data
  }
  return parsed
}

/** Disables the verification of certificates of the servers that this process calls. */
export function trustAnyCertificate(): void {
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
}
