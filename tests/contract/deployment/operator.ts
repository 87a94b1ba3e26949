import { execFileSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { ROOT } from '../../../scripts/lib/files/paths.mjs'

/** The user www-data of Debian, which the edge runs as. */
const EDGE_USER = 33

/** Values of deploy/.env. The password has every sign that would spoil an address. */
export const VALUES = {
  SITE_URL: 'https://www.example.com',
  PUBLIC_URL: 'https://admin.example.com',
  ADMIN_NAME: 'admin.example.com',
  ADMIN_EMAIL: 'editor@ashlar.example',
  ADMIN_PASSWORD: 'Courses-of-stone-1',
  POSTGRES_PASSWORD: 'A/b+c=12/3@d:e?f%zz&g',
}
/** Those of env.example that `openssl rand -base64 32` makes. */
export const SECRETS = [
  ...['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY'],
  ...['REVALIDATE_SECRET', 'FORM_SECRET'],
]

/** The files of the repository, with changes that are not committed yet; nothing that was built or installed. */
export function cloneOfRepository(folder: string): string {
  const clone = join(folder, 'clone')
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean)
  for (const file of files) {
    if (existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(clone, file))
  }
  return clone
}

export async function writeCertificate(folder: string): Promise<void> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'www.example.com' }])
  mkdirSync(folder)
  writeFileSync(join(folder, 'fullchain.pem'), cert)
  writeFileSync(join(folder, 'privkey.pem'), key, { mode: 0o600 })
  chownSync(join(folder, 'privkey.pem'), EDGE_USER, EDGE_USER)
}

export function randomSecret(): string {
  return execFileSync('openssl', ['rand', '-base64', '32'], { encoding: 'utf8' }).trim()
}
