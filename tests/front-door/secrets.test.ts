import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSecrets } from '../../scripts/lib/services/secrets.mjs'
import { scratchFolder } from './scratch.js'

const NAMES = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'REVALIDATE_SECRET',
  'FORM_SECRET',
] as const

describe('the secrets', () => {
  test('are made once, all different, and readable by their owner only', () => {
    const folder = join(scratchFolder(), 'data')
    const made = readSecrets(folder, {})
    expect(Object.keys(made)).toEqual(NAMES)
    expect(new Set(Object.values(made)).size).toBe(NAMES.length)
    expect(made.APP_KEYS.split(',')).toHaveLength(4)
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
    expect(readSecrets(folder, {})).toEqual(made)
    expect(readdirSync(folder)).toEqual(['secrets.json'])
  })

  test('in an incomplete file are repaired, and the readable ones are kept', () => {
    const folder = scratchFolder()
    const made = readSecrets(folder, {})
    const file = join(folder, 'secrets.json')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.slice(0, text.indexOf('TRANSFER_TOKEN_SALT') + 30))
    const repaired = readSecrets(folder, {})
    for (const name of NAMES.slice(0, 3)) expect(repaired[name]).toBe(made[name])
    for (const name of NAMES.slice(3)) expect(repaired[name]).toMatch(/^[A-Za-z0-9+/=]{44}$/)
    expect(readSecrets(folder, {})).toEqual(repaired)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(repaired)
  })

  test('of an older installation stay as they are, and missing ones are added', () => {
    const folder = scratchFolder()
    const file = join(folder, 'secrets.json')
    const { FORM_SECRET: _, ...older } = readSecrets(folder, {})
    writeFileSync(file, JSON.stringify(older, null, 2))
    const upgraded = readSecrets(folder, {})
    expect(upgraded).toEqual({ ...older, FORM_SECRET: expect.stringMatching(/^[A-Za-z0-9+/=]{44}$/) })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(upgraded)
  })

  test.each(['', 'not json at all', '{"APP_KEYS": ""}', '{"APP_KEYS": 7}'])('are made anew out of %j', (text) => {
    const folder = scratchFolder()
    writeFileSync(join(folder, 'secrets.json'), text)
    expect(Object.values(readSecrets(folder, {})).every((value) => value.length >= 44)).toBe(true)
  })

  test('that others can read get private permissions', () => {
    const folder = scratchFolder()
    readSecrets(folder, {})
    chmodSync(join(folder, 'secrets.json'), 0o644)
    readSecrets(folder, {})
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  test('from the environment have priority, and are not written to disk', () => {
    const folder = scratchFolder()
    const env = { REVALIDATE_SECRET: 'from the environment', API_TOKEN_SALT: ' ' }
    const read = readSecrets(folder, env)
    expect(read.REVALIDATE_SECRET).toBe('from the environment')
    expect(read.API_TOKEN_SALT).not.toBe(' ')
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).not.toContain('from the environment')
  })
})
