import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import sirv from 'sirv'
import { expect, it } from 'vitest'
import { surviveLostFile } from './survive-lost-file'

const textAt = (address: string) =>
  new Promise<string>((resolve, reject) => {
    get(address, (answer) => text(answer).then(resolve, reject)).once('error', reject)
  })

it('a file that is gone costs its own response, and no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-built-'))
  for (const name of ['kept.txt', 'lost.txt']) writeFileSync(join(folder, name), name)
  const files = sirv(folder, { setHeaders: surviveLostFile })
  const server = createServer((request, response) => files(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  rmSync(join(folder, 'lost.txt'))
  try {
    await expect(textAt(`${site}/lost.txt`)).rejects.toThrow()
    expect(await textAt(`${site}/kept.txt`)).toBe('kept.txt')
  } finally {
    server.close()
    rmSync(folder, { recursive: true })
  }
})
