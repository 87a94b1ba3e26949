import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { reads } from '@ashlar/contract'
import { expect, it } from 'vitest'
import { get } from '../call'
import { describeOnEachDatabase } from '../databases'
import { rowsOf } from '../rows'

describeOnEachDatabase('a second start of the backend', (backend) => {
  it('keeps tokens, content and files as they were', async () => {
    const { stack } = backend
    const before = {
      tokens: stack.tokens,
      pages: await rowsOf(backend, 'pages', 'path'),
      files: await rowsOf(backend, 'files', 'name'),
    }
    await stack.content.stop()
    await stack.startBackend()
    expect(stack.tokens).toEqual(before.tokens)
    expect((await rowsOf(backend, 'pages', 'path')).sort()).toEqual(before.pages.sort())
    expect((await rowsOf(backend, 'files', 'name')).sort()).toEqual(before.files.sort())
    expect((await get(backend, reads.pages.path, { token: stack.tokens.read })).status).toBe(200)
  })

  it('keeps secrets and tokens to itself', () => {
    for (const file of ['secrets.json', 'tokens.json']) {
      expect(statSync(join(backend.stack.dataDir, file)).mode & 0o077).toBe(0)
    }
    const log = readFileSync(join(backend.stack.dataDir, 'logs', 'content.log'), 'utf8')
    expect(log).not.toContain(backend.stack.tokens.read)
  })

  it('has no users except the editors: nobody can sign up or sign in through the API', async () => {
    for (const path of ['/api/auth/local', '/api/users', '/api/users-permissions/roles', '/api/upload/files']) {
      expect((await get(backend, path)).status).toBeGreaterThanOrEqual(401)
    }
  })

  it('says how the first account is made', () => {
    const admin: unknown = JSON.parse(readFileSync(join(backend.stack.dataDir, 'admin.json'), 'utf8'))
    expect(admin).toMatchObject({ registration: expect.stringMatching(/\/admin\/auth\/register-admin$/) })
  })
})
