import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startMailServer } from '../../../tests/contract/leads/receivers'
import { PEOPLES_NAMES } from '../../../tests/support/expected/peoples-names'
import { readMail } from '../../../tests/support/reading/mail'
import type { LeadRow } from '../leads/rows'

/** And one as somebody types who wants another header. */
const NAMES = [...PEOPLES_NAMES, '"Ravi" <boss@ashlar.example>']

describe('a mail to the desk about a lead', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>
  beforeAll(async () => {
    server = await startMailServer()
    vi.stubEnv('SMTP_URL', server.url)
    vi.stubEnv('MAIL_FROM', 'desk@ashlar.example')
    vi.resetModules()
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await server.stop()
  })

  it.each(NAMES)('of %j is answered to one address, and shows name and place as typed', async (name) => {
    const { deskMail } = await import('./lead-mails')
    const { createMailTransport } = await import('./transport')
    const lead = {
      type: 'general-leads',
      reference: 'A-1',
      name,
      city: name,
      email: 'ravi@ashlar.example',
      deskEmail: 'desk@ashlar.example',
      receivedAt: '2026-11-29T09:00:00.000Z',
      answerBy: '2026-11-30T09:00:00.000Z',
      erasedAt: null,
      purposes: [],
      suspicions: [],
      fields: {},
      language: null,
    } as unknown as LeadRow
    const transport = createMailTransport()
    await transport.send({
      ...deskMail(lead, { event: 'received' }, (_field, value) => value),
      messageId: '<a@b.example>',
    })
    transport.close()
    const { raw = '' } = server.mails.at(-1) ?? {}
    const { head, subject, text } = readMail(raw)
    expect(
      head
        .match(/^(?:reply-to|to|from|subject|cc|bcc):.*/gim)
        ?.map((line) => line.split(':')[0]?.toLowerCase())
        .toSorted(),
    ).toEqual(['from', 'reply-to', 'subject', 'to'])
    expect(/^Reply-To: (.*)$/im.exec(head)?.[1]).toBe('ravi@ashlar.example')
    expect(subject.endsWith(`A-1, ${name.replaceAll('.example', '[.]example')}`), subject).toBe(true)
    expect(text).toContain(`Name: ${name.replaceAll('.example', '[.]example')}\n`)
    expect(subject + text).not.toMatch(/&(?:amp|#39|quot);/)
  })
})
