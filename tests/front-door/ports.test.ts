import { createServer, type Server } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Failure } from '../../scripts/lib/messages/failure.mjs'
import { freePort, freePorts, requirePort } from '../../scripts/lib/services/ports.mjs'

async function listening(): Promise<number> {
  const server: Server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

function complaint(port: number, host = '127.0.0.1'): Promise<Failure | null> {
  return requirePort({ host, port, name: 'the site', variable: 'PORT' }).then(
    () => null,
    (error: Failure) => error,
  )
}

test('a free port is accepted', async () => {
  expect(await complaint(await freePort())).toBeNull()
})

test('ports that are asked for together are never the same, and none that a system gives to connections', async () => {
  const ports = await freePorts(500)
  expect(new Set(ports).size).toBe(500)
  expect(Math.max(...ports)).toBeLessThan(32_768)
})

test('for a port in use the message has its number, the program, and the variable that changes it', async () => {
  const port = await listening()
  const failure = await complaint(port)
  expect(failure?.message).toBe(`Port ${port}, meant for the site, is taken.`)
  expect(failure?.details.cause).toContain(process.platform === 'linux' ? `pid ${process.pid}` : 'is listening on it')
  expect(failure?.details.mend).toMatch(/PORT=\d+ npm start/)
})

test('an address that this machine does not have is named', async () => {
  // No machine has an address of TEST-NET-1 (RFC 5737).
  const failure = await complaint(await freePort(), '192.0.2.1')
  expect(failure?.message).toBe('The site cannot listen on 192.0.2.1.')
  expect(failure?.details.mend).toContain('HOST')
})
