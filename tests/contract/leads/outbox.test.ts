import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { linkCalls, writes } from '@ashlar/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textAt } from '../answers'
import { post } from '../call'
import { type Backend, startOnFirstState } from '../databases'
import { ADMIN_ENV, Editor } from '../editing/editors'
import { changeRows, endPauses, rowsOf } from '../rows'
import { bodyOf, eventually, PDF, receiptIn, send, upload } from './lead-bodies'
import { startMailServer } from './receivers'

const DAY_MS = 86_400_000
/** For a test that stops and starts the backend. */
const WITH_RESTART_MS = 180_000

/** A CRM that accepts calls and never answers. */
async function startSilentCrm() {
  let open = 0
  let given = 0
  const server = createServer((request) => {
    open += 1
    request.on('close', () => {
      given += 1
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** Calls so far, and those that the caller has given up. */
    calls: () => ({ open, given }),
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>((done) => server.close(() => done()))
    },
  }
}

describe('the outbox', () => {
  let backend: Backend
  let mailServer: Awaited<ReturnType<typeof startMailServer>>
  let crm: Awaited<ReturnType<typeof startSilentCrm>>

  beforeAll(async () => {
    mailServer = await startMailServer()
    crm = await startSilentCrm()
    backend = await startOnFirstState('SQLite', 'none', {
      ...ADMIN_ENV,
      LEAD_LIMIT: '100',
      SMTP_URL: mailServer.url,
      ALERT_EMAIL: 'operator@ashlar.example',
      CRM_URL: `${crm.url}/crm`,
      CRM_SECRET: 'a secret between the site and the CRM',
    })
  })
  afterAll(() => Promise.all([backend?.stack.stop(), mailServer?.stop(), crm?.stop()]))

  const mailsTo = (address: string) => mailServer.mails.filter(({ to }) => to === address)
  const mailTo = (address: string) =>
    eventually(
      () => mailsTo(address),
      (mails) => mails.length > 0,
    )

  it('sends receipts while the CRM hangs', async () => {
    const bodies = Array.from({ length: 8 }, () => bodyOf('services-leads'))
    for (const body of bodies) receiptIn(await send(backend, 'services-leads', body))
    await eventually(crm.calls, ({ open }) => open >= 4)
    const last = bodyOf('services-leads')
    receiptIn(await send(backend, 'services-leads', last))
    await mailTo(last.email)
    expect(crm.calls().given).toBe(0)
  })

  it('ends the confirmation of a mistyped newsletter address without a word to anybody', async () => {
    for (const name of ['nobody.one', 'nobody.two', 'nobody.three']) {
      const subscribedEmail = `${name}@ashlar.example`
      await post(backend, writes.newsletterEmails.path, { subscribedEmail }, backend.stack.tokens.create)
    }
    await eventually(
      () => rowsOf(backend, "outbox_jobs WHERE kind = 'newsletter-confirm'", 'state'),
      (states) => states.length === 3 && !states.includes('waiting'),
    )
    expect(await rowsOf(backend, "outbox_jobs WHERE kind IN ('newsletter-confirm', 'alert')", 'state')).toEqual([
      ...['sent', 'sent', 'sent'],
    ])
  })

  it('leaves jobs of kinds that a later version has added', async () => {
    await changeRows(
      backend,
      "INSERT INTO outbox_jobs (kind, detail, state, attempts, due_at, locked_until, message_id) VALUES ('of-a-later-version', '{}', 'waiting', 0, 0, 0, '<later@ashlar.example>')",
    )
    const body = bodyOf('ada-leads')
    receiptIn(await send(backend, 'ada-leads', body))
    await mailTo(body.email)
    const left = "outbox_jobs WHERE kind = 'of-a-later-version'"
    expect(await rowsOf(backend, left, "state || ' ' || attempts")).toEqual(['waiting 0'])
  })

  it('removes the résumé of an erased application, however long its file cannot be removed', async () => {
    const { body: stored } = await upload(backend, PDF, 'Meera Joshi.pdf')
    const resume = textAt(stored, 'data', 'resume')
    const { visitorToken: token } = receiptIn(
      await send(backend, 'career-leads', { ...bodyOf('career-leads'), resume }),
    )
    // A folder in place of the file cannot be removed like one.
    const file = join(backend.stack.dataDir, 'private', 'resumes', resume)
    rmSync(file)
    mkdirSync(file)
    const erased = await post(backend, linkCalls.eraseLead.path, { token }, backend.stack.tokens.create)
    expect(erased.status).toBe(200)
    expect(await rowsOf(backend, 'resumes', 'file_name')).toEqual([])
    const removals = () =>
      rowsOf(backend, "outbox_jobs WHERE kind = 'resume-removal'", "state || ' ' || (last_error IS NOT NULL)")
    await eventually(removals, ([removal]) => removal === 'waiting 1')
    rmSync(file, { recursive: true })
    writeFileSync(file, PDF)
    // As often as would put any other job aside.
    await changeRows(backend, "UPDATE outbox_jobs SET attempts = 20 WHERE kind = 'resume-removal'")
    await endPauses(backend)
    await eventually(removals, ([removal]) => removal === 'sent 0')
    await expect(
      eventually(
        () => rowsOf(backend, 'resumes', 'file_name'),
        (rows) => rows.length === 0,
      ),
    ).resolves.toEqual([])
  })

  it(
    'ends an import whose job is put aside, so that the next of its kind can begin',
    async () => {
      const { stack } = backend
      await stack.content.stop()
      for (const sql of [
        `INSERT INTO content_imports (id, model, file, state, at, may_publish) VALUES (900, 'consolidated-project', 'a.csv', 'running', ${Date.now()}, 0)`,
        "INSERT INTO content_import_rows (import, row, is_new, data, state) VALUES (900, 2, 1, '{}', 'waiting')",
        "INSERT INTO outbox_jobs (kind, detail, state, attempts, due_at, locked_until, message_id) VALUES ('content-import', '{\"import\":\"900\"}', 'waiting', 8, 0, 0, '<import@ashlar.example>')",
        // The fault that uses up the last attempt: no row can be marked as handled.
        "CREATE TRIGGER stuck BEFORE UPDATE ON content_import_rows WHEN NEW.state = 'done' OR NEW.cause LIKE 'It could not%' BEGIN SELECT RAISE(ABORT, 'stuck'); END",
      ]) {
        await changeRows(backend, sql)
      }
      await stack.startBackend()
      await eventually(
        () => rowsOf(backend, "outbox_jobs WHERE kind = 'content-import'", 'state'),
        (states) => states.includes('dead'),
      )
      expect(await rowsOf(backend, 'content_imports', 'state')).toEqual(['done'])
      expect(await rowsOf(backend, 'content_import_rows', 'state')).toEqual(['failed'])
      const boss = await Editor.signIn(backend)
      const sheet = 'Name,Kind of property,Status,City\nOne House,Residential,New launch,Pune'
      const path = '/content-sheets/consolidated-project/import'
      expect((await boss.sendFile(path, 'sheet', 'table.csv', sheet)).status).toBe(200)
    },
    WITH_RESTART_MS,
  )

  it(
    'is cleaned by what was done when; a step that fails holds up no other, and the operator is told',
    async () => {
      const { stack } = backend
      const sent = () => rowsOf(backend, "outbox_jobs WHERE state = 'sent'", 'id')
      const before = await sent()
      expect(before.length).toBeGreaterThan(0)
      await stack.content.stop()
      const longAgo = Date.now() - 100 * DAY_MS
      // Planned long ago, and done just now.
      await changeRows(
        backend,
        `UPDATE outbox_jobs SET created_at = ${longAgo}, updated_at = ${longAgo} WHERE state = 'sent'`,
      )
      const oldMail = join(stack.dataDir, 'mail', 'old.eml')
      const folder = join(stack.dataDir, 'private', 'incoming', 'folder')
      writeFileSync(oldMail, 'Subject: old')
      // A folder among the incoming files cannot be removed like one.
      mkdirSync(folder)
      for (const path of [oldMail, folder]) utimesSync(path, longAgo / 1000, longAgo / 1000)
      mailServer.mails.length = 0
      await stack.startBackend()
      const [alert] = await eventually(
        () => mailsTo('operator@ashlar.example').filter(({ text }) => text.includes('Regular work')),
        (mails) => mails.length > 0,
      )
      expect(alert?.text).toContain('removing incomplete uploads')
      expect(() => utimesSync(oldMail, 0, 0)).toThrow('ENOENT')
      expect(await sent()).toEqual(expect.arrayContaining(before))
    },
    WITH_RESTART_MS,
  )
})
