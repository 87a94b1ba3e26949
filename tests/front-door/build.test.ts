import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/lib/files/paths.mjs'
import { type Build, ensureBuilt, isBuilt } from '../../scripts/lib/install/build.mjs'
import { Failure, Interrupted } from '../../scripts/lib/messages/failure.mjs'
import { Progress } from '../../scripts/lib/messages/progress.mjs'
import { readSecrets } from '../../scripts/lib/services/secrets.mjs'
import { readSettings } from '../../scripts/lib/services/settings.mjs'
import { scratchFolder } from './scratch.js'

/** A build that runs `script` and records each run in a file. */
function fakeBuild(script: string) {
  const folder = scratchFolder()
  const file = join(folder, 'tool.cjs')
  writeFileSync(join(folder, 'source.txt'), 'one')
  writeFileSync(file, `const fs = require('node:fs'); fs.mkdirSync('out', { recursive: true }); ${script}`)
  const build: Build = {
    name: 'the fake',
    log: 'build-fake',
    cwd: folder,
    command: () => [file],
    inputs: [relative(ROOT, join(folder, 'source.txt'))],
    output: relative(ROOT, join(folder, 'out')),
    needsSecrets: true,
  }
  const settings = readSettings({ DATA_DIR: join(folder, 'data') })
  const ending = new AbortController()
  const said: string[] = []
  const progress = new Progress({ write: (text) => said.push(text) })
  const work = { settings, secrets: readSecrets(settings.dataDir, {}), env: {}, signal: ending.signal, progress }
  return { folder, build, work, ending, runs: () => readFileSync(join(folder, 'runs'), 'utf8').length }
}

const NOTE = `fs.appendFileSync('runs', '.');`

describe('a build', () => {
  test('is done once for the same sources, and again for changed ones', async () => {
    const { folder, build, work, runs } = fakeBuild(NOTE)
    await ensureBuilt(build, work)
    await ensureBuilt(build, work)
    expect(runs()).toBe(1)
    writeFileSync(join(folder, 'source.txt'), 'two')
    await ensureBuilt(build, work)
    expect(runs()).toBe(2)
  })

  test('that fails is done again, and says why it failed', async () => {
    const { build, work, folder } = fakeBuild(`${NOTE} console.error('write: ENOSPC, no space left'); process.exit(3)`)
    const failure: unknown = await ensureBuilt(build, work).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Failure)
    expect((failure as Failure).message).toBe('The fake could not be built.')
    expect((failure as Failure).details.cause).toContain('disk is full')
    expect((failure as Failure).details.tail).toContain('write: ENOSPC, no space left')
    expect(readFileSync(join(folder, 'data/logs/build-fake.log'), 'utf8')).toContain('ENOSPC')
    expect(isBuilt(build, {})).toBe(false)
  })

  test('that is interrupted is done again', async () => {
    const { build, work, ending, folder } = fakeBuild(`${NOTE} console.log('half way'); setInterval(() => {}, 1000)`)
    const broken = ensureBuilt(build, work)
    await expect.poll(() => existsSync(join(folder, 'runs')), { timeout: 10_000 }).toBe(true)
    ending.abort(new Interrupted('SIGINT'))
    await expect(broken).rejects.toBeInstanceOf(Interrupted)
    expect(isBuilt(build, {})).toBe(false)
  })

  test('gets the secrets when it needs them, and is never in development mode', async () => {
    const { folder, build, work } = fakeBuild(
      `fs.writeFileSync('out/env.json', JSON.stringify([process.env.APP_KEYS, process.env.NODE_ENV]))`,
    )
    await ensureBuilt(build, { ...work, env: { NODE_ENV: 'development' } })
    expect(JSON.parse(readFileSync(join(folder, 'out/env.json'), 'utf8'))).toEqual([
      work.secrets.APP_KEYS,
      'production',
    ])
  })
})
