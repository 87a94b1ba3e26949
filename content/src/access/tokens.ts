import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRecord } from '@ashlar/contract'
import { writePrivateJson } from '@ashlar/contract/node/write-atomically'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { contentModels, uidOf, writerActions } from '../content-models'
import { contentActions } from '../strapi-port/permissions'
import { type TokenService, tokenService } from '../strapi-port/token-service'

/** Stored in `DATA_DIR/tokens.json`, which the site reads. */
interface HandedTokens {
  read?: string
  create?: string
}

interface Grant {
  name: string
  description: string
  permissions: string[]
}

const tokensFile = () => join(settings.dataDir, 'tokens.json')

/**
 * Makes sure that the site's two tokens exist, have exactly the permissions that this version needs, and are in the
 * file. A token in the file that the database still knows is kept, so that a restart does not lock out a running site.
 */
export async function issueTokens(strapi: Core.Strapi): Promise<void> {
  const service = tokenService(strapi)
  const handed = await readHandedTokens()
  const read = await ensureToken(service, handed.read, {
    name: 'Site reader',
    description: 'Reads published content for the website. Made and kept up to date by the server.',
    permissions: readPermissions(strapi),
  })
  const create = await ensureToken(service, handed.create, {
    name: 'Site writer',
    description: 'Adds what visitors send. Made and kept up to date by the server.',
    permissions: [...writerActions],
  })
  if (read !== handed.read || create !== handed.create) await writePrivateJson(tokensFile(), { read, create })
}

/**
 * Deletes the two tokens that Strapi creates on its first start: one may read everything, one may do everything. Nobody
 * uses them.
 */
export async function revokeDefaultTokens(strapi: Core.Strapi): Promise<void> {
  const service = tokenService(strapi)
  // Only before our first token: later, a token of such a name is one that an administrator made.
  if (await service.getByName('Site reader')) return
  for (const name of ['Read Only', 'Full Access']) {
    const token = await service.getByName(name)
    if (token && token.lastUsedAt === null) await service.revoke(token.id)
  }
}

async function ensureToken(service: TokenService, handed: string | undefined, grant: Grant): Promise<string> {
  const known = handed ? await service.getByAccessKey(service.hash(handed)) : null
  const token = known ?? (await service.getByName(grant.name, { includeDecryptedKey: true }))
  if (!token) {
    const made = await service.create({ ...grant, type: 'custom', lifespan: null })
    return expectKey(made.accessKey)
  }
  await service.update(token.id, { ...grant, type: 'custom' })
  if (known && handed) return handed
  // The file was lost. If possible the old token is decrypted and not replaced, because another server may be using it.
  return token.accessKey ?? expectKey((await service.regenerate(token.id)).accessKey)
}

/** `find` and, for collections, `findOne` of every content type; nothing else. */
function readPermissions(strapi: Core.Strapi): string[] {
  const registered = contentActions(strapi).keys()
  return contentModels.flatMap(({ model }) => {
    const find = `${uidOf(model)}.find`
    if (!registered.includes(find)) throw new Error(`${model} has no "find" route that the site could read it by`)
    return [find, `${uidOf(model)}.findOne`].filter((action) => registered.includes(action))
  })
}

async function readHandedTokens(): Promise<HandedTokens> {
  try {
    const content: unknown = JSON.parse(await readFile(tokensFile(), 'utf8'))
    if (!isRecord(content)) return {}
    const { read, create } = content
    return { ...(typeof read === 'string' ? { read } : {}), ...(typeof create === 'string' ? { create } : {}) }
  } catch (error) {
    // There is no file yet, or a full disk cut it short. Writing a new file corrects both.
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

function expectKey(accessKey: string | null | undefined): string {
  if (!accessKey) throw new Error('Strapi made an API token without telling it')
  return accessKey
}
