import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../../scripts/lib/files/paths.mjs'
import { environmentOn } from '../../scripts/lib/node/other-node.mjs'
import { fakeNpm, fakeVersionModule, nodeManifests } from './fake-npm.js'
import { scratchFolder } from './scratch.js'

const PACKAGE = { version: '24.1.0', os: process.platform, cpu: process.arch }

/** A program like ours in a repository of its own, with an npm that has a Node for it. */
function program(main: string) {
  const folder = scratchFolder()
  const npm = fakeNpm(folder)
  const entry = join(folder, 'scripts/program.mjs')
  cpSync(join(ROOT, 'scripts/lib'), join(folder, 'scripts/lib'), { recursive: true })
  cpSync(nodeManifests(folder, { 'node_modules/node-here': PACKAGE }), join(folder, 'scripts/node'), {
    recursive: true,
  })
  writeFileSync(
    entry,
    `import { runOnGoodNode } from './lib/node/node-version.mjs'
    runOnGoodNode(async () => ({ main: async () => { ${main} } }))`,
  )
  /** Starts the program on a Node that reports this version. */
  const start = (version: string, args: string[] = []) => {
    const env = { ...process.env, DATA_DIR: join(folder, '.data'), npm_execpath: npm.file }
    const child = spawn(process.execPath, ['--import', fakeVersionModule(folder, version), entry, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    return child
  }
  return { ...npm, start, package: join(folder, '.data/node/node_modules/node-here') }
}

async function outcome(child: ChildProcess) {
  if (!child.stdout || !child.stderr) throw new Error('its output is not piped')
  const code = new Promise((resolve) => child.once('exit', resolve))
  return { output: await text(child.stdout), words: await text(child.stderr), code: await code }
}

/**
 * Prints that it runs, and ends a moment after a signal. Without a signal it ends when every test has given up, so that
 * it does not stay.
 */
const SERVER = `
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
    setTimeout(() => { console.log('ended by ' + signal); process.exit(7) }, 300)
  })
  setTimeout(() => process.exit(9), 120_000)
  console.log('running')`

async function running(child: ChildProcess): Promise<ChildProcess> {
  await new Promise((resolve) => child.stdout?.once('readable', resolve))
  return child
}

describe.skipIf(process.platform === 'win32')('a program', () => {
  const TELL = `
    const { FETCHED, PATH, npm_config_nodedir, npm_execpath } = process.env
    console.log(JSON.stringify({ FETCHED, bin: PATH.split(':')[0], npm_config_nodedir, npm_execpath,
      args: process.argv.slice(2) }))
    process.exitCode = 5`

  test('runs on a fetched Node, with its arguments and its exit code, when this one is too old', async () => {
    const { start, runs, file, package: folder } = program(TELL)
    const first = await outcome(start('20.19.0', ['--format', 'a b']))
    expect(JSON.parse(first.output)).toEqual({
      FETCHED: 'yes',
      bin: join(folder, 'bin'),
      npm_config_nodedir: folder,
      npm_execpath: file,
      args: ['--format', 'a b'],
    })
    expect(first.code).toBe(5)
    expect(first.words).toContain('fetching Node 24.1.0')

    const second = await outcome(start('22.11.0'))
    expect(JSON.parse(second.output)).toMatchObject({ FETCHED: 'yes', args: [] })
    expect(second.words).toBe('')
    expect(runs()).toEqual(['ci'])
  })

  test('runs on this Node when it is new enough', async () => {
    const { start, runs } = program(TELL)
    const { output, code } = await outcome(start('22.12.0'))
    expect(JSON.parse(output)).not.toHaveProperty('FETCHED')
    expect(code).toBe(5)
    expect(runs()).toEqual([])
  })

  test.each(['SIGINT', 'SIGTERM'] as const)('is handed %s, and waited for', async (signal) => {
    const child = await running(program(SERVER).start('20.19.0'))
    child.kill(signal)
    expect(await outcome(child)).toMatchObject({ output: `running\nended by ${signal}\n`, code: 7 })
  })

  test('ends in order when its parent is killed', async () => {
    const child = await running(program(SERVER).start('20.19.0'))
    child.kill('SIGKILL')
    // The output ends when no process is left that could write to it.
    expect(await outcome(child)).toMatchObject({ output: 'running\nended by SIGTERM\n', code: null })
  })

  test('that is killed has the exit code of a shell', async () => {
    const { start } = program(`process.kill(process.pid, 'SIGKILL')`)
    expect((await outcome(start('20.19.0'))).code).toBe(137)
  })
})

describe('the environment on another Node', () => {
  function nodePackage(withHeaders: boolean): string {
    const folder = scratchFolder()
    if (withHeaders) mkdirSync(join(folder, 'include/node'), { recursive: true })
    return join(folder, 'bin/node')
  }

  test('has its folder first in PATH, in any spelling of the variable', () => {
    const node = nodePackage(true)
    const { Path, ...others } = environmentOn(node, { Path: 'C' })
    expect(Path?.startsWith(dirname(node))).toBe(true)
    expect(Path?.endsWith('C')).toBe(true)
    expect(others).not.toHaveProperty('PATH')
    expect(environmentOn(node, {}).PATH).toBe(dirname(node))
  })

  test('has its headers for native code, before those of the machine', () => {
    const node = nodePackage(true)
    expect(environmentOn(node, { npm_config_nodedir: '/usr' }).npm_config_nodedir).toBe(dirname(dirname(node)))
    expect(environmentOn(nodePackage(false), { npm_config_nodedir: '/usr' }).npm_config_nodedir).toBe('/usr')
  })
})
