import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../../scripts/lib/files/paths.mjs'
import { scratchFolder } from './scratch.js'

/**
 * Starts a parent, which starts a guarded child, which starts a grandchild. Child and grandchild each hold a connection
 * to this test, which closes when the process ends.
 */
async function family(whenOrphaned: 'term' | 'kill') {
  const folder = scratchFolder()
  const lines: Socket[] = []
  const server = createServer((socket) => lines.push(socket.on('error', () => undefined)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')

  const hold = `require('node:net').connect(${address.port}, '127.0.0.1');`
  const goodbye = `process.on('SIGTERM', () => { require('node:fs').writeFileSync('goodbye', ''); process.exit(0) });`
  writeFileSync(
    join(folder, 'child.cjs'),
    `${hold} ${goodbye}
    require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(hold)}], { stdio: 'ignore' })`,
  )
  writeFileSync(
    join(folder, 'parent.mjs'),
    `import { startChild } from ${JSON.stringify(join(ROOT, 'scripts/lib/processes/children.mjs'))}
    startChild([${JSON.stringify(join(folder, 'child.cjs'))}], {
      cwd: ${JSON.stringify(folder)}, env: process.env, whenOrphaned: ${JSON.stringify(whenOrphaned)},
    })
    setInterval(() => {}, 1000)`,
  )
  const parent = spawn(process.execPath, [join(folder, 'parent.mjs')], { stdio: 'ignore' })
  onTestFinished(() => void parent.kill('SIGKILL'))
  await expect.poll(() => lines.length, { timeout: 15_000 }).toBe(2)
  const ended = Promise.all(lines.map((line) => new Promise((resolve) => line.once('close', resolve))))
  return { folder, parent, ended }
}

test.skipIf(process.platform === 'win32')(
  'a server ends in order when its parent is killed, with all it started',
  async () => {
    const { folder, parent, ended } = await family('term')
    parent.kill('SIGKILL')
    await ended
    expect(readFileSync(join(folder, 'goodbye'), 'utf8')).toBe('')
  },
)

test.skipIf(process.platform === 'win32')('a build is killed when its parent is, with all it started', async () => {
  const { folder, parent, ended } = await family('kill')
  parent.kill('SIGKILL')
  await ended
  expect(existsSync(join(folder, 'goodbye'))).toBe(false)
})

test.skipIf(process.platform === 'win32')('nobody is left when the parent ends without saying goodbye', async () => {
  const { parent, ended } = await family('term')
  // The default action of SIGTERM: no 'exit' event and no time for cleaning up.
  parent.kill('SIGTERM')
  await ended
})
