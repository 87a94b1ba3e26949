import type { FirstAdmin } from '../../config/environment/settings'
import { privatePart } from './private-part'

interface UserService {
  exists(): Promise<boolean>
  createFirstAdmin(attributes: FirstAdmin): Promise<unknown>
}

export const userService = privatePart<UserService>('admin::user', (strapi) => strapi.service('admin::user'), [
  'exists',
  'createFirstAdmin',
])

interface AuthService {
  validatePassword(password: string, hash: string): Promise<boolean>
}

export const authService = privatePart<AuthService>('admin::auth', (strapi) => strapi.service('admin::auth'), [
  'validatePassword',
])

interface Sessions {
  /** @param user id of an account. */
  invalidateRefreshToken(user: string): Promise<unknown>
}

/** The sessions of the admin. */
export const adminSessions = privatePart<Sessions>('sessionManager', (strapi) => strapi.sessionManager('admin'), [
  'invalidateRefreshToken',
])

interface Encryption {
  encrypt(text: string): string | null
  decrypt(text: string): string | null
}

/** Encrypts with `ENCRYPTION_KEY`. */
export const encryption = privatePart<Encryption>(
  'admin::encryption',
  (strapi) => strapi.service('admin::encryption'),
  ['encrypt', 'decrypt'],
)
