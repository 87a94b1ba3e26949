import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serverOnly } from '../../build/server-only'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'ashlar-server-only-'))
  writeFileSync(join(root, 'entry.js'), "import { secret } from './secret.js'\nconsole.log(secret)\n")
  writeFileSync(join(root, 'secret.js'), "import 'server-only'\nexport const secret = 'of the server'\n")
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** @param ssr whether the entry is built for the server. */
function buildEntry(ssr: boolean) {
  const entry = join(root, 'entry.js')
  const config: InlineConfig = { root, configFile: false, logLevel: 'silent', plugins: [serverOnly()] }
  return build({ ...config, build: { write: false, ssr: ssr ? entry : false, rollupOptions: { input: entry } } })
}

it('a script of the browser that leads to a module of the server fails the build, which names the module', async () => {
  await expect(buildEntry(false)).rejects.toThrow(/secret\.js belongs to the server/)
})

it('code of the server may import it', async () => {
  expect(JSON.stringify(await buildEntry(true))).toContain('of the server')
})
