import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textAt } from '../answers'
import { type Backend, startOnFirstState } from '../databases'
import { startMailServer } from '../leads/receivers'
import { ADMIN_ENV, Editor } from './editors'

/** Texts as they stand in the form of an editor, not saved. */
const TEXTS = {
  receiptSubject: 'We have your {what}, {reference}',
  receiptText: 'You hear from {answeredBy}.',
  confirmText: 'Is it you? {link}',
  signature: '{brand}, on trial',
  answers: [{ name: 'Visit', subject: 'Your visit', text: 'About {reference}: come on Tuesday.' }],
}

describe('what an editor tries before it counts', () => {
  let backend: Backend
  let boss: Editor
  let mailServer: Awaited<ReturnType<typeof startMailServer>>
  beforeAll(async () => {
    mailServer = await startMailServer()
    backend = await startOnFirstState('SQLite', 'demo', { ...ADMIN_ENV, SMTP_URL: mailServer.url, LANGUAGES: 'hi' })
    boss = await Editor.signIn(backend)
  })
  afterAll(async () => {
    await backend?.stack.stop()
    await mailServer.stop()
  })

  const testMail = (which: unknown, texts: object = TEXTS, editor = boss) =>
    editor.call('POST', '/test-mails', { which, texts })

  it.each([
    ['receipt', 'Subject: Test: We have your enquiry, ', 'You hear from Our team.'],
    ['confirm', 'Subject: Test: Please confirm your newsletter subscription', '/newsletter/confirm?'],
    ['welcome', 'Subject: Test: You are subscribed', '/newsletter/preferences?'],
    [{ answer: 0 }, 'Subject: Test: Your visit', '-TEST-MAIL: come on Tuesday.'],
  ])('a mail (%j) reaches the editor as it stands in the form', async (which, subject, words) => {
    const before = mailServer.mails.length
    const { status, body } = await testMail(which)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ to: ADMIN_ENV.ADMIN_EMAIL, by: 'server' })
    const [mail, ...others] = mailServer.mails.slice(before)
    expect(others).toEqual([])
    expect(mail?.to).toBe(ADMIN_ENV.ADMIN_EMAIL)
    const text = mail?.text
    expect(text).toContain(subject)
    expect(text).toContain(words)
    expect(text).toContain(', on trial')
  })

  it('a mail reaches the editor in a language of the site, as far as it is translated', async () => {
    expect(await boss.must('GET', '/test-mails')).toEqual({ languages: [{ code: 'hi', name: 'Hindi' }] })
    const subjectIn = async (language: string, texts: object) =>
      textAt(await boss.must('POST', '/test-mails', { which: 'receipt', texts, language }), 'subject')
    expect(await subjectIn('hi', {})).toMatch(/^Test: पूछताछ की रसीद: /)
    expect(await subjectIn('hi', TEXTS)).toMatch(/^Test: We have your enquiry, /)
    expect(await subjectIn('ur', {})).toMatch(/^Test: Your enquiry /)
  })

  it('the editor is told why a mail did not leave', async () => {
    const sent = mailServer.mails.length
    const unknown = await testMail('receipt', { ...TEXTS, receiptText: 'Dear {waht}' })
    expect(unknown.status).toBe(400)
    expect(textAt(unknown.body, 'error', 'message')).toContain('Receipt: text: {waht} is never filled in')
    mailServer.state.failing = true
    const refused = await testMail('receipt')
    mailServer.state.failing = false
    expect(refused.status).toBe(400)
    expect(textAt(refused.body, 'error', 'message')).toMatch(/^Not sent: .*try later/)
    for (const which of [{ answer: 1 }, { answer: -1 }, 'alert', null, {}]) {
      expect((await testMail(which)).status, JSON.stringify(which)).toBe(400)
    }
    expect(mailServer.mails).toHaveLength(sent)
  })

  it('a redirect leads its visitors on the running site', async () => {
    await backend.stack.startSite()
    const trial = async (from: string, to: string) =>
      boss.must('GET', `/redirect-trials?${new URLSearchParams({ from, to })}`)
    expect(await trial('/heron-on-trial', '/projects/heron-bend')).toMatchObject({
      steps: [{ path: '/heron-on-trial', status: 404 }],
      ok: false,
    })
    const addresses = { formerPath: '/heron-on-trial', newPath: '/projects/heron-bend' }
    const record = await boss.make('former-address', addresses)
    expect((await boss.publish('former-address', record, addresses)).status).toBe(200)
    await expect
      .poll(() => trial('/heron-on-trial', '/projects/heron-bend'), { timeout: 10_000 })
      .toMatchObject({ ok: true, message: 'Visitors end at /projects/heron-bend in one step.' })
    expect(await trial('/careers', '/projects/heron-bend')).toMatchObject({ ok: false })
    for (const path of ['//elsewhere.example', 'https://elsewhere.example', '/api/metrics', '/a b']) {
      const query = new URLSearchParams({ from: path, to: '/careers' })
      expect((await boss.call('GET', `/redirect-trials?${query}`)).status, path).toBe(400)
    }
  })

  it('nobody tries who may not change the texts, or see the redirects', async () => {
    const editor = await boss.invite('human-resources', 'Om')
    expect((await testMail('receipt', TEXTS, editor)).status).toBe(403)
    expect((await editor.call('GET', '/redirect-trials?from=/a&to=/b')).status).toBe(403)
    const stranger = await fetch(new URL('/test-mails', backend.stack.contentUrl), { method: 'POST' })
    expect(stranger.status).toBe(401)
  })
})
