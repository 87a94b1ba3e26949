import * as z from 'zod'

const address = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((url) => url.replace(/\/+$/, ''))
const optionalAddress = z.preprocess((value) => (value === '' ? undefined : value), address.optional())
const container = z
  .string()
  .regex(/^(GTM-[A-Z0-9]+)?$/, 'must be a tag-manager container id such as GTM-ABC123')
  .default('')

const schema = z.object({
  /** Where the content backend answers. */
  CONTENT_URL: z.preprocess((value) => value || undefined, address.default('http://127.0.0.1:1337')),
  /** Folder of all state; holds `tokens.json`, which the backend writes. `npm start` passes the repository's. */
  DATA_DIR: z.string().min(1).default('.data'),
  CONTENT_READ_TOKEN: z.string().default(''),
  CONTENT_CREATE_TOKEN: z.string().default(''),
  /** Shared with the backend; signs its word that content has changed. */
  REVALIDATE_SECRET: z.string().default(''),
  /** A WordPress site to read posts from instead of the backend's own. */
  BLOG_URL: optionalAddress,
  /** The address visitors know the site by; canonical links are built on it. */
  SITE_URL: z.preprocess((value) => value || undefined, address.default('http://localhost:3000')),
  /** Analytics load only when this is exactly `true`. */
  PRODUCTION: z.string().default(''),
  TAG_MANAGER_ID: container,
  TAG_MANAGER_ID_ACA: container,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Env = z.infer<typeof schema>

let parsed: Env | undefined

/**
 * The site's configuration, read from the environment once.
 *
 * @throws {Error} naming each variable at fault and what it should hold.
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
