import { privatePart } from './private-part'

/** An API token as Strapi's service returns it. */
interface ApiToken {
  id: number
  name: string
  permissions: string[]
  lastUsedAt: string | null
  /** The token itself; present when it was just created, or on request while the encryption key still fits. */
  accessKey?: string | null
}

interface TokenAttributes {
  name: string
  description: string
  type: 'custom'
  permissions: string[]
  lifespan: null
}

/** The service for tokens of the Content API. */
export interface TokenService {
  hash(accessKey: string): string
  getByAccessKey(hash: string): Promise<ApiToken | null>
  getByName(name: string, options?: { includeDecryptedKey: boolean }): Promise<ApiToken | null>
  create(attributes: TokenAttributes): Promise<ApiToken>
  update(id: number, attributes: Omit<TokenAttributes, 'lifespan'>): Promise<ApiToken>
  regenerate(id: number): Promise<ApiToken>
  revoke(id: number): Promise<unknown>
}

export const tokenService = privatePart<TokenService>(
  'admin::api-token-content-api',
  (strapi) => strapi.service('admin::api-token-content-api'),
  ['hash', 'getByAccessKey', 'getByName', 'create', 'update', 'regenerate', 'revoke'],
)
