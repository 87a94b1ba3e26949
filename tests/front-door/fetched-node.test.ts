import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Failure } from '../../scripts/lib/messages/failure.mjs'
import { Progress } from '../../scripts/lib/messages/progress.mjs'
import { fetchedNode } from '../../scripts/lib/node/fetched-node.mjs'
import { readSettings } from '../../scripts/lib/services/settings.mjs'
import { fakeNpm, installedLock, nodeManifests } from './fake-npm.js'
import { scratchFolder } from './scratch.js'

const HERE = { version: '24.1.0', integrity: 'sha512-a', os: process.platform, cpu: process.arch, optional: true }
const ELSEWHERE = { version: '24.1.0', integrity: 'sha512-b', os: 'plan9', cpu: 'pdp11', optional: true }
const BOTH = { 'node_modules/node-elsewhere': ELSEWHERE, 'node_modules/node-here': HERE }

/** A folder for a Node from a fake npm, and the messages printed meanwhile. */
function scene({ packages = BOTH as Record<string, object>, npm = {} as Parameters<typeof fakeNpm>[1] } = {}) {
  const folder = scratchFolder()
  const said: string[] = []
  const fake = fakeNpm(folder, npm)
  const work = {
    settings: readSettings({ DATA_DIR: join(folder, 'data') }),
    env: { npm_execpath: fake.file },
    signal: new AbortController().signal,
    progress: new Progress({ write: (text) => said.push(text) }),
  }
  const places = { manifests: nodeManifests(folder, packages), target: join(folder, 'node') }
  const program = join(places.target, 'node_modules/node-here/bin/node')
  return { ...fake, work, places, program, said, folder }
}

async function failureOf(promise: Promise<unknown>): Promise<Failure> {
  const failure: unknown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (failure instanceof Failure) return failure
  throw new Error(`no failure, but ${failure}`)
}

describe.skipIf(process.platform === 'win32')('a Node that has to be fetched', () => {
  test('is the one for this machine, is installed once, and is mentioned once', async () => {
    const { work, places, program, runs, said } = scene()
    expect(await fetchedNode(work, places)).toBe(program)
    expect(said.join('')).toMatch(/^fetching Node 24\.1\.0 .*\n.* done in \d+ s\n$/)
    said.length = 0
    expect(await fetchedNode(work, places)).toBe(program)
    expect(said).toEqual([])
    expect(runs()).toEqual(['ci'])
  })

  test('is a required dependency with an integrity: npm may neither skip nor replace it', async () => {
    const { work, places } = scene()
    await fetchedNode(work, places)
    const { packages } = installedLock(places.target)
    expect(packages['']).toMatchObject({ dependencies: { 'node-here': '24.1.0' } })
    expect(packages['node_modules/node-here']).toMatchObject({ version: '24.1.0', integrity: 'sha512-a' })
    expect(packages['node_modules/node-here']).not.toHaveProperty('optional')
    expect(packages).not.toHaveProperty('node_modules/node-elsewhere')
  })

  test('is fetched again when another one is wanted', async () => {
    const { work, places, runs, folder } = scene()
    await fetchedNode(work, places)
    nodeManifests(folder, { 'node_modules/node-here': { ...HERE, version: '24.2.0' } })
    await fetchedNode(work, places)
    expect(runs()).toHaveLength(2)
  })

  test('is fetched again after an interruption, and the failure has cause and mend', async () => {
    const { work, places, program, runs, folder } = scene({
      npm: { breaksOff: `console.error('npm error code ENOTFOUND'); process.exit(1)` },
    })
    const { message, details } = await failureOf(fetchedNode(work, places))
    expect(message).toBe('A current Node could not be fetched.')
    expect(details.cause).toMatch(/Node >= 22\.12, you have .*the npm registry did not answer/)
    expect(details.mend).toMatch(/network[\s\S]*or install the current LTS/)
    expect(details.log).toBe(join(folder, 'data/logs/install-node.log'))
    fakeNpm(folder)
    expect(await fetchedNode(work, places)).toBe(program)
    expect(runs()).toHaveLength(2)
  })

  test('is refused when npm could not write all files, about which npm only warns', async () => {
    const { work, places } = scene({
      npm: { breaksOff: `console.error('npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write')` },
    })
    for (const _times of [1, 2]) {
      expect((await failureOf(fetchedNode(work, places))).details.cause).toContain('the disk is full')
    }
  })

  test('is refused when it does not run on this machine', async () => {
    const { work, places, runs } = scene({ npm: { node: '#!/bin/sh\necho GLIBC_2.28 not found >&2; exit 1\n' } })
    for (const times of [1, 2]) {
      const { message, details } = await failureOf(fetchedNode(work, places))
      expect(message).toBe('The Node that was fetched does not run here.')
      expect(details.cause).toContain('GLIBC_2.28 not found')
      expect(details.mend).toContain('install the current LTS')
      expect(runs()).toHaveLength(times)
    }
  })

  test('does not exist for every system', async () => {
    const { work, places, runs } = scene({ packages: { 'node_modules/node-elsewhere': ELSEWHERE } })
    const { details } = await failureOf(fetchedNode(work, places))
    expect(details.cause).toContain(`no npm package brings one for ${process.platform}-${process.arch}`)
    expect(details.mend).toContain('install the current LTS')
    expect(runs()).toEqual([])
  })
})
