import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Failure } from '../../scripts/lib/messages/failure.mjs'
import { Service } from '../../scripts/lib/processes/service.mjs'
import { keepRunning } from '../../scripts/lib/processes/supervisor.mjs'
import { freePort, onFreePorts } from '../../scripts/lib/services/ports.mjs'
import { scratchFolder } from './scratch.js'

/** A server that prints its name, answers /health, and exits on a request for /leave. */
const SERVER = `
  console.log('hello from the server')
  require('node:http').createServer((request, response) => {
    response.end('fine', () => request.url === '/leave' && process.exit(5))
  }).listen(Number(process.env.PORT), '127.0.0.1')`

async function service(script: string, port?: number) {
  const folder = scratchFolder()
  port ??= await freePort()
  writeFileSync(join(folder, 'server.cjs'), script)
  const made = new Service({
    name: 'the server',
    script: join(folder, 'server.cjs'),
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    readyUrl: `http://127.0.0.1:${port}/health`,
    log: join(folder, 'server.log'),
  })
  onTestFinished(() => made.stop())
  return { made, url: `http://127.0.0.1:${port}` }
}

/** A port on which this process answers every request well. */
async function squattedPort(): Promise<number> {
  const server = createServer((_, response) => response.end('fine'))
  const port = await freePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return port
}

const { signal } = new AbortController()

describe('a service', () => {
  test('is started when it answers, and has ended when it is stopped', async () => {
    const { made, url } = await service(SERVER)
    const said: string[] = []
    await made.start({ signal, onLine: (line) => said.push(line) })
    await expect.poll(() => said).toEqual(['hello from the server'])
    expect((await fetch(url)).status).toBe(200)
    await made.stop()
    expect(made.isRunning).toBe(false)
    await expect(fetch(url)).rejects.toThrow()
  })

  test('that ends before it is ready is a failure with its output', async () => {
    const { made } = await service(`console.error('the table is missing'); process.exit(4)`)
    const failure: unknown = await made.start({ signal }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Failure)
    expect((failure as Failure).message).toBe('The server did not start.')
    expect((failure as Failure).details.cause).toContain('exit code 4')
    expect((failure as Failure).details.tail).toEqual(['the table is missing'])
  })

  test('is not taken for ready when another program answers on its port', async () => {
    const port = await squattedPort()
    const { made } = await service(SERVER, port)
    const failure: unknown = await made.start({ signal }).catch((error: unknown) => error)
    expect((failure as Failure).details).toMatchObject({ kind: 'port-taken' })
  })

  test('whose port was taken meanwhile is started on another one', async () => {
    const tried: number[] = []
    const made = await onFreePorts(1, async ([free = 0]) => {
      const port = tried.length === 0 ? await squattedPort() : free
      tried.push(port)
      const one = await service(SERVER, port)
      await one.made.start({ signal })
      return one.made
    })
    expect(tried).toHaveLength(2)
    expect(made.isRunning).toBe(true)
  })

  test('whose start is interrupted is ended', async () => {
    const { made } = await service('setInterval(() => {}, 1000); console.log("here")')
    const ending = new AbortController()
    const started = made.start({ signal: ending.signal, onLine: () => ending.abort(new Error('enough')) })
    await expect(started).rejects.toThrow('enough')
    expect(made.isRunning).toBe(false)
  })

  test('that ends by itself is started again until its supervision ends', async () => {
    const { made, url } = await service(SERVER)
    await made.start({ signal })
    const ending = new AbortController()
    const said: string[] = []
    const kept = keepRunning(made, { signal: ending.signal, say: (line) => said.push(line), pauses: [0] })
    for (const times of [1, 2]) {
      await (await fetch(`${url}/leave`)).text()
      await expect.poll(() => said.filter((line) => line.endsWith('runs again')).length).toBe(times)
    }
    expect(said[0]).toContain('the server stopped (exit code 5)')
    ending.abort()
    await made.stop()
    await kept
  })
})
