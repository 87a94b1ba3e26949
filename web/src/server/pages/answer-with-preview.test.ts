import type { IncomingMessage } from 'node:http'
import { expect, it, vi } from 'vitest'

// The routes are part of the build, which unit tests do not have.
vi.mock('../app', () => ({ app: {}, routeFor: () => undefined }))

const TICKET = '7-drafts-1~abc.c2lnbmVk_-'

async function asked(url: string, cookie = '', method = 'GET') {
  const { previewRequestOf } = await import('./answer-with-preview')
  return previewRequestOf({ url, method, headers: cookie ? { cookie } : {} } as IncomingMessage)
}

it('a ticket in the address has priority, and is no part of the page’s own address', async () => {
  expect(await asked(`/services?city=Pune&preview=${TICKET}&offered=1`, 'draft-preview=older.ticket')).toEqual({
    ...{ ticket: TICKET, by: 'address', isKept: false, isOffered: true },
    address: '/services?city=Pune',
  })
  expect(await asked(`/?preview=${TICKET}`, `other=1; draft-preview=${TICKET}`)).toMatchObject({
    ...{ by: 'address', isKept: true, isOffered: false, address: '/' },
  })
})

it('a ticket in the cookie shows every page', async () => {
  expect(await asked('/projects?city=Pune', `draft-preview=${TICKET}`)).toEqual({
    ...{ ticket: TICKET, by: 'cookie', isKept: true, isOffered: false },
    address: '/projects?city=Pune',
  })
})

it.each([
  ['nothing is asked', '/', '', 'GET'],
  ['a form is sent', '/', `draft-preview=${TICKET}`, 'POST'],
  ['the text for machines is asked for', '/services.md', `draft-preview=${TICKET}`, 'GET'],
  ['no cookie could hold it', '/?preview=a%3B%0D%0ASet-Cookie:x', '', 'GET'],
  ['another cookie ends like ours', '/', `xdraft-preview=${TICKET}`, 'GET'],
])('is an ordinary visit when %s', async (_why, url, cookie, method) => {
  expect(await asked(url, cookie, method)).toBeNull()
})
