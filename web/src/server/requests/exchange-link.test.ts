import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeEach, expect, it, vi } from 'vitest'

const LINK = 'ASH-2311-0001.c2lnbmVk_-'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('SITE_URL', 'https://ashlar.example')
})

async function visit(url: string, cookie = '', method = 'GET') {
  const { exchangeLink } = await import('./exchange-link')
  const sent: { status?: number; location?: string; cookie?: string } = {}
  const response = {
    setHeader: (_name: string, value: string) => {
      sent.cookie = value
    },
    writeHead: (status: number, headers: { Location: string }) => {
      Object.assign(sent, { status, location: headers.Location })
      return { end: () => undefined }
    },
  }
  const answered = exchangeLink(
    { url, method, headers: cookie ? { cookie } : {} } as IncomingMessage,
    response as unknown as ServerResponse,
  )
  return { answered, ...sent }
}

it.each(['/your-enquiry', '/newsletter/confirm', '/newsletter/preferences', '/follows/yours'])(
  'a link to %s becomes a cookie that script cannot read, and a clean address',
  async (path) => {
    const first = await visit(`${path}?link=${LINK}&done=correct`)
    expect(first.status).toBe(303)
    expect(first.cookie).toBe(`private-link=${LINK}; Path=${path}; Max-Age=3600; HttpOnly; SameSite=Lax; Secure`)
    const second = await visit(first.location ?? '', `other=1; private-link=${LINK}`)
    expect(second).toEqual({ answered: true, status: 303, location: `${path}?done=correct` })
    expect((await visit(second.location ?? '', `private-link=${LINK}`)).answered).toBe(false)
  },
)

it('a browser without cookies stays at the address of the link', async () => {
  const { location = '' } = await visit(`/your-enquiry?link=${LINK}`)
  expect(location).toContain(`link=${LINK}`)
  expect(await visit(location)).toEqual({ answered: false })
})

it('a newer link replaces the one in the cookie', async () => {
  const { cookie } = await visit(`/your-enquiry?link=${LINK}`, 'private-link=ASH-2311-0002.older')
  expect(cookie).toContain(`private-link=${LINK};`)
})

it.each([
  ['no link', '/your-enquiry', 'GET'],
  ['a post', `/your-enquiry?link=${LINK}`, 'POST'],
  ['another page', `/services?link=${LINK}`, 'GET'],
  ['what a cookie cannot hold', '/your-enquiry?link=a%3B%0D%0ASet-Cookie:x', 'GET'],
])('%s is left to the page', async (_what, url, method) => {
  expect(await visit(url, '', method)).toEqual({ answered: false })
})
