import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { requireSpace } from '../../scripts/lib/files/disk.mjs'
import { CONTENT, NODE, ROOT } from '../../scripts/lib/files/paths.mjs'
import { isForThisMachine, isInstalledByHand } from '../../scripts/lib/install/adopt.mjs'
import { npmEnvironment } from '../../scripts/lib/install/npm.mjs'
import { missingBinaries, withBinaries } from '../../scripts/lockfiles/binaries.mjs'
import { scratchFolder } from './scratch.js'

const WANTED = {
  '': { name: 'root' },
  web: { name: 'web' },
  'node_modules/astro': { version: '7.3.5', integrity: 'sha512-a' },
  'node_modules/swc-here': { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
  'node_modules/swc-elsewhere': { version: '1.0.0', optional: true, os: ['plan9'], cpu: ['pdp11'] },
}

function installed(packages: Record<string, object> | null): string {
  const folder = scratchFolder()
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: WANTED }))
  if (packages) writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
  return folder
}

test('both halves decode pictures with the same sharp, not with an older one that Strapi pins', () => {
  const versions = [ROOT, CONTENT].flatMap((folder) => {
    const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version?: string }>
    }
    return Object.entries(packages).flatMap(([name, { version }]) => (/(?:^|\/)sharp$/.test(name) ? [version] : []))
  })
  expect(versions.length).toBeGreaterThan(1)
  expect(new Set(versions).size).toBe(1)
})

describe('an install that was made by hand', () => {
  const astro = { 'node_modules/astro': { version: '7.3.5', integrity: 'sha512-a' } }
  const here = { 'node_modules/swc-here': { version: '1.0.0' } }

  test('is accepted when it matches the lockfile on this system', () => {
    expect(isInstalledByHand(installed({ ...astro, ...here }))).toBe(true)
  })

  test.each([
    ['of another version', { 'node_modules/astro': { version: '7.3.4', integrity: 'sha512-a' }, ...here }],
    ['with another content', { 'node_modules/astro': { version: '7.3.5', integrity: 'sha512-b' }, ...here }],
    ['of another system', astro],
    ['that was broken off', null],
  ])('%s is not', (_what, packages) => {
    expect(isInstalledByHand(installed(packages))).toBe(false)
  })
})

describe('a binary', () => {
  const { platform, arch } = process

  test.each([
    ['for this system', true, { os: platform, cpu: arch }],
    ['for several systems', true, { os: ['plan9', platform], cpu: [arch] }],
    ['for a system whose name is longer', false, { os: platform, cpu: `${arch}64` }],
    ['for another system', false, { os: 'plan9', cpu: arch }],
    ['that does not say', false, {}],
  ])('%s fits: %s', (_what, fits, entry) => {
    expect(isForThisMachine(entry)).toBe(fits)
  })
})

describe('the lockfiles', () => {
  test.each([ROOT, CONTENT, NODE])('of %s name the binaries of every system; if not: npm run lockfiles', (folder) => {
    const missing = missingBinaries(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')))
    expect(missing.map(({ name }) => name).join(' ')).toBe('')
  })

  test('get entries from the names of packages', () => {
    const optionalDependencies = {
      '@t/x-linux-x64-musl': '2.0.0',
      '@t/x-darwin-arm64': '2.0.0',
      '@t/x-linux-arm64': '2.0.0',
    }
    const lockfile = { packages: { 'node_modules/t': { dev: true, optionalDependencies } } }
    const complete = withBinaries(lockfile, missingBinaries(lockfile))
    expect(complete.packages['node_modules/@t/x-linux-x64-musl']).toEqual({
      version: '2.0.0',
      cpu: ['x64'],
      libc: ['musl'],
      os: ['linux'],
      dev: true,
      optional: true,
    })
    expect(complete.packages['node_modules/@t/x-darwin-arm64']).toMatchObject({ cpu: ['arm64'], os: ['darwin'] })
    expect(missingBinaries(complete)).toEqual([])
  })
})

describe('an npm of our own', () => {
  test('gets no settings of the parent npm, except its registry', () => {
    const env = {
      npm_lifecycle_event: 'start',
      npm_config_local_prefix: '/x',
      npm_config_registry: 'https://r',
      PATH: '/bin',
    }
    expect(npmEnvironment(env)).toEqual({ npm_config_registry: 'https://r', PATH: '/bin' })
  })
})

describe('the space on the disk', () => {
  test('must be enough for a first install', async () => {
    await expect(requireSpace('/x', true, async () => 1500)).rejects.toMatchObject({
      details: { cause: expect.stringContaining('1500 MB are free'), mend: expect.stringContaining('free some space') },
    })
    expect(await requireSpace('/x', true, async () => 5000)).toBeNull()
  })

  test('causes a warning when it is nearly full', async () => {
    expect(await requireSpace('/x', false, async () => 150)).toContain('nearly full')
    expect(await requireSpace('/x', false, async () => 1500)).toBeNull()
  })
})
