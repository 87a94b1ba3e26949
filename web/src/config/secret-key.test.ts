import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { KeyPurpose } from './secret-key'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

/** The key that a site with these secrets derives, in hexadecimal. */
async function keyWith(purpose: KeyPurpose, secrets: { FORM_SECRET: string; REVALIDATE_SECRET: string }) {
  vi.resetModules()
  for (const [name, value] of Object.entries(secrets)) vi.stubEnv(name, value)
  vi.stubEnv('LOG_LEVEL', 'silent')
  return (await import('./secret-key')).keyFor(purpose).toString('hex')
}

const FORMS: readonly KeyPurpose[] = ['form ticket', 'proof challenge', 'proof solution', 'visitor counts']

describe('a key', () => {
  const secrets = { FORM_SECRET: 'forms', REVALIDATE_SECRET: 'notices' }

  it.each(FORMS)('for the %s depends on the secret of forms and on no other', async (purpose) => {
    const key = await keyWith(purpose, secrets)
    expect(await keyWith(purpose, { ...secrets, REVALIDATE_SECRET: 'others' })).toBe(key)
    expect(await keyWith(purpose, { ...secrets, FORM_SECRET: 'others' })).not.toBe(key)
  })

  it('for the address of a picture did not change when forms got a secret of their own', async () => {
    const key = await keyWith('picture address', secrets)
    expect(await keyWith('picture address', { ...secrets, FORM_SECRET: '' })).toBe(key)
    expect(await keyWith('picture address', { ...secrets, REVALIDATE_SECRET: 'others' })).not.toBe(key)
  })

  it('is one for each purpose', async () => {
    const keys = await Promise.all(FORMS.map((purpose) => keyWith(purpose, secrets)))
    expect(new Set(keys).size).toBe(FORMS.length)
  })

  it('lasts as long as the process where its secret is not set, and is never derived from another secret', async () => {
    const alone = { ...secrets, FORM_SECRET: '' }
    expect(await keyWith('form ticket', alone)).not.toBe(await keyWith('form ticket', alone))
  })
})
