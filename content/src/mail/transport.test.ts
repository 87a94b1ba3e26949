import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startMailServer } from '../../../tests/contract/leads/receivers'
import type { Mail } from './transport'

const LINK = `https://www.ashlar.example/your-enquiry?link=${'a-b.'.repeat(60)}`
const MAIL: Mail = {
  to: 'meera@ashlar.example',
  subject: 'We have it',
  text: `We have your words and answer by Monday, and you can see and change them here, whenever you want to do so:\n\n${LINK}\n`,
  messageId: '<one@ashlar.example>',
}

describe('a mail server', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>
  beforeEach(async () => {
    server = await startMailServer()
    vi.stubEnv('MAIL_FROM', 'desk@ashlar.example')
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    vi.resetModules()
    await server.stop()
  })

  async function send(env: Record<string, string>) {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
    const { createMailTransport } = await import('./transport')
    const transport = createMailTransport()
    try {
      await transport.send(MAIL)
    } finally {
      transport.close()
    }
  }
  /** The same server under a name that is not known to be this machine. */
  const elsewhere = () => server.url.replace('127.0.0.1', '127.1')

  it('on another machine gets no mail without TLS, and the operator is told what to do', async () => {
    await expect(send({ SMTP_URL: elsewhere() })).rejects.toThrow(
      'the mail server offers no TLS: let it offer STARTTLS',
    )
    expect(server.mails).toEqual([])
  })

  it('on another machine gets mails in clear when the operator says so', async () => {
    await send({ SMTP_URL: elsewhere(), SMTP_TLS: 'off' })
    expect(server.mails).toHaveLength(1)
  })

  it('on this machine gets mails in which no program cuts a link', async () => {
    await send({ SMTP_URL: server.url })
    const raw = server.mails[0]?.raw ?? ''
    expect(raw).toMatch(/^Content-Transfer-Encoding: quoted-printable/m)
    expect(raw).not.toContain('format=flowed')
    expect(raw.replace(/=\r?\n/g, '').replaceAll('=3D', '=')).toContain(LINK)
  })
})
