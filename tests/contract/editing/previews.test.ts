import { PREVIEW_HEADER, PREVIEW_PATH, reads } from '@ashlar/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodRecordOf } from '../../support/expected/broken-records'
import { listAt, textAt, valueAt } from '../answers'
import { type Backend, startOnFirstState } from '../databases'

const PASSWORD = 'A-good-Passw0rd'
const BOSS = { ADMIN_EMAIL: 'boss@ashlar.example', ADMIN_PASSWORD: PASSWORD }
const POST = 'api::post.post'
const CITY = 'api::city.city'

describe('a preview of drafts', () => {
  let stack: Backend['stack']
  const sessions = new Map<string, string>()
  let post = ''
  let city = ''

  async function call(token: string | undefined, method: string, path: string, body?: unknown, ticket = '') {
    const response = await fetch(new URL(path, stack.contentUrl), {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(ticket ? { [PREVIEW_HEADER]: ticket } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: (/^[[{]/.test(text) ? JSON.parse(text) : {}) as unknown }
  }
  const as = (who: string, method: string, path: string, body?: unknown) => call(sessions.get(who), method, path, body)
  /** Requests as the site sends them. */
  const read = (path: string, ticket = '') => call(stack.tokens.read, 'GET', path, undefined, ticket)
  const ticketOf = (url: string) => new URL(url).searchParams.get('preview') ?? ''
  const besideForm = (who: string, uid: string, documentId: string, status = 'draft') =>
    as(who, 'GET', `/content-manager/preview/url/${uid}?documentId=${documentId}&status=${status}`)
  const share = async (who: string, uid: string, documentId: string) => {
    const { status, body } = await as(who, 'POST', `/previews/${uid}/${documentId}`, {})
    expect(status, JSON.stringify(body)).toBe(200)
    return { url: textAt(body, 'url'), until: textAt(body, 'until') }
  }
  const titles = async (ticket = '') =>
    ((await read('/wp-json/wp/v2/posts', ticket)).body as { title: { rendered: string } }[]).map(
      ({ title }) => title.rendered,
    )
  const cities = async (ticket = '', query = '') =>
    listAt((await read(`${reads.cities.path}${query}`, ticket)).body, 'data').map((one) => textAt(one, 'name'))

  beforeAll(async () => {
    stack = (await startOnFirstState('SQLite', 'none', { ...BOSS, SITE_URL: 'https://www.ashlar.example' })).stack
    const signIn = async (who: string, email: string) => {
      const { body } = await call('', 'POST', '/admin/login', { email, password: PASSWORD })
      sessions.set(who, textAt(body, 'data', 'token'))
    }
    await signIn('boss', BOSS.ADMIN_EMAIL)
    const { body: roles } = await as('boss', 'GET', '/admin/roles')
    const role = listAt(roles, 'data').find((one) => textAt(one, 'code') === 'human-resources')
    const email = 'hr@ashlar.example'
    const { body: invited } = await as('boss', 'POST', '/admin/users', {
      ...{ email, firstname: 'Some', lastname: 'Body' },
      roles: [valueAt(role, 'id')],
    })
    await call('', 'POST', '/admin/register', {
      registrationToken: textAt(invited, 'data', 'registrationToken'),
      userInfo: { firstname: 'Some', lastname: 'Body', password: PASSWORD },
    })
    await signIn('hr', email)
    const make = async (uid: string, fields: object) => {
      const { status, body } = await as('boss', 'POST', `/content-manager/collection-types/${uid}`, fields)
      expect(status, JSON.stringify(body)).toBe(201)
      return textAt(body, 'data', 'documentId')
    }
    post = await make(POST, { ...goodRecordOf('post'), title: 'A draft', slug: 'a-draft', category: 'Drafts' })
    city = await make(CITY, { name: 'Draftpur', slug: 'draftpur' })
  })
  afterAll(() => stack?.stop())

  it('is available beside the form and as an expiring link, only at our own address', async () => {
    const beside = textAt((await besideForm('boss', POST, post)).body, 'data', 'url')
    expect(beside).toMatch(/^https:\/\/www\.ashlar\.example\/blog\/a-draft\?preview=[\w.%-]+$/)
    const { url, until } = await share('boss', POST, post)
    expect(url).toMatch(/^https:\/\/www\.ashlar\.example\/blog\/a-draft\?preview=[\w.%-]+$/)
    const days = (Date.parse(until) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
  })

  it('shows drafts, their lists and their counts with a ticket, and to nobody without one', async () => {
    const ticket = ticketOf(textAt((await besideForm('boss', POST, post)).body, 'data', 'url'))
    expect(await titles()).toEqual([])
    expect(await titles(ticket)).toEqual(['A draft'])
    expect((await read('/wp-json/wp/v2/categories')).body).toEqual([])
    expect((await read('/wp-json/wp/v2/categories', ticket)).body).toMatchObject([{ name: 'Drafts', count: 1 }])
    expect(await cities()).toEqual([])
    expect(await cities(ticket)).toEqual(['Draftpur'])
    expect(await cities(ticket, '?status=published')).toEqual(['Draftpur'])
    const paged = (await read(`${reads.cities.path}?pagination[page]=1`, ticket)).body
    expect(valueAt(paged, 'meta', 'pagination', 'total')).toBe(1)
    expect((await read(`${reads.cities.path}/${city}`)).status).toBe(404)
    expect((await read(`${reads.cities.path}/${city}`, ticket)).status).toBe(200)
  })

  it('is not available to an API token: drafts are refused without a ticket', async () => {
    for (const query of ['status=draft', 'status=', 'status[]=draft', 'STATUS=draft&status=DRAFT']) {
      const { status } = await read(`${reads.cities.path}?${query}`)
      expect(status, query).toBe(403)
    }
    expect((await read(`/API/cities?status=draft`)).status).toBe(403)
    expect(await cities('', '?status=published')).toEqual([])
  })

  it('shows one record to who has a shared link, and all others as they are published', async () => {
    const path = `/content-manager/collection-types/${CITY}`
    const make = async (name: string) =>
      textAt((await as('boss', 'POST', path, { name, slug: name.toLowerCase() })).body, 'data', 'documentId')
    const [shown, live] = [await make('Sharedpur'), await make('Livepur')]
    await as('boss', 'POST', `${path}/${live}/actions/publish`, {})
    await as('boss', 'PUT', `${path}/${live}`, { name: 'Changedpur' })
    const ticket = ticketOf((await share('boss', CITY, shown)).url)
    expect((await cities(ticket)).toSorted()).toEqual(['Livepur', 'Sharedpur'])
    expect(await cities(ticket, '?filters[slug][$eq]=sharedpur')).toEqual(['Sharedpur'])
    const paged = (await read(`${reads.cities.path}?pagination[page]=1&sort=name:desc`, ticket)).body
    expect(listAt(paged, 'data').map((one) => textAt(one, 'name'))).toEqual(['Sharedpur', 'Livepur'])
    expect(valueAt(paged, 'meta', 'pagination', 'total')).toBe(2)
    expect(textAt((await read(`${reads.cities.path}/${live}`, ticket)).body, 'data', 'name')).toBe('Livepur')
    expect((await read(`${reads.cities.path}/${shown}`, ticket)).status).toBe(200)
    expect((await read(`${reads.cities.path}/${city}`, ticket)).status).toBe(404)
    expect(await titles(ticket)).toEqual([])
    // A published record with changes is shown with them, once.
    await as('boss', 'POST', `${path}/${shown}/actions/publish`, {})
    await as('boss', 'PUT', `${path}/${shown}`, { name: 'Laterpur' })
    expect((await cities(ticket)).toSorted()).toEqual(['Laterpur', 'Livepur'])
    for (const one of [shown, live]) await as('boss', 'DELETE', `${path}/${one}`)
    expect((await read(PREVIEW_PATH, ticket)).status).toBe(403)
  })

  it('is listed by its links beside the record, and each can be ended', async () => {
    const path = `/previews/${CITY}/${city}`
    const [first, second] = [await share('hr', CITY, city), await share('boss', CITY, city)]
    const listed = listAt((await as('hr', 'GET', path)).body, 'links')
    expect(listed).toMatchObject([
      { by: expect.any(String), mayEnd: false, endsAt: second.until },
      { by: 'Some Body', mayEnd: true, endsAt: first.until },
    ])
    const [ofBoss, own] = listed.map((line) => valueAt(line, 'id'))
    expect((await as('hr', 'DELETE', `${path}/${ofBoss}`)).status).toBe(403)
    expect((await read(PREVIEW_PATH, ticketOf(first.url))).status).toBe(200)
    expect(listAt((await as('hr', 'DELETE', `${path}/${own}`)).body, 'links')).toHaveLength(1)
    expect((await read(PREVIEW_PATH, ticketOf(first.url))).status).toBe(403)
    expect((await read(PREVIEW_PATH, ticketOf(second.url))).status).toBe(200)
    expect((await as('boss', 'DELETE', `${path}/${own}`)).status).toBe(404)
    expect((await as('hr', 'GET', `/previews/${POST}/${post}`)).status).toBe(403)
  })

  it('says what its ticket shows, and which origins may frame it', async () => {
    const ticket = ticketOf(textAt((await besideForm('boss', POST, post)).body, 'data', 'url'))
    const { body } = await read(PREVIEW_PATH, ticket)
    expect(body).toMatchObject({ drafts: true, editAt: `${stack.contentUrl}/admin/page-records` })
    const shared = ticketOf((await share('boss', POST, post)).url)
    expect((await read(PREVIEW_PATH, shared)).body).toMatchObject({ drafts: true, editAt: null })
    expect(listAt(body, 'framedBy')).toContain(stack.contentUrl)
    expect((await call('', 'GET', PREVIEW_PATH, undefined, ticket)).status).toBe(401)
    for (const forged of ['nonsense', ticket.replace(/^\d+/, '99'), `${ticket}x`]) {
      expect((await read(PREVIEW_PATH, forged)).status).toBe(403)
      expect((await read(reads.cities.path, forged)).status).toBe(403)
    }
    expect((await read(PREVIEW_PATH)).status).toBe(403)
  })

  it('leads from an address to its records, as far as the editor may read them', async () => {
    const find = async (who: string, path: string) =>
      (await as(who, 'GET', `/page-records?path=${encodeURIComponent(path)}`)).body
    const own = { path: `collection-types/${POST}/${post}`, title: 'A draft', typeName: 'Blog post' }
    for (const address of ['/blog/a-draft', 'blog/a-draft/', 'https://www.ashlar.example/blog/a-draft?x=1#y']) {
      expect(await find('boss', address)).toEqual({ page: '/blog/a-draft', records: [own], types: [] })
    }
    expect(await find('hr', '/blog/a-draft')).toMatchObject({ records: [] })
    expect(listAt(await find('boss', '/projects'), 'types')).toContainEqual({
      path: `collection-types/${CITY}`,
      name: 'City',
    })
    expect(await find('boss', '/nowhere')).toMatchObject({ records: [], types: [] })
    expect((await as('boss', 'GET', '/page-records?path=http://%5B')).status).toBe(400)
    expect((await call('', 'GET', '/page-records?path=/')).status).toBe(401)
  })

  it('opens the site as visitors see it for who is signed in, with the way to its records', async () => {
    const url = textAt((await as('hr', 'POST', '/page-records/site', {})).body, 'url')
    expect(url).toMatch(/^https:\/\/www\.ashlar\.example\/\?preview=/)
    expect((await read(PREVIEW_PATH, ticketOf(url))).body).toMatchObject({
      drafts: false,
      editAt: expect.stringContaining('/admin/page-records'),
    })
    expect(await titles(ticketOf(url))).toEqual([])
    expect((await call('', 'POST', '/page-records/site', {})).status).toBe(401)
  })

  it('shows the published version when the form shows it', async () => {
    await as('boss', 'POST', `/content-manager/collection-types/${CITY}/${city}/actions/publish`, {})
    const { body } = await besideForm('boss', CITY, city, 'published')
    const ticket = ticketOf(textAt(body, 'data', 'url'))
    expect((await read(PREVIEW_PATH, ticket)).body).toMatchObject({ drafts: false })
    expect(await titles(ticket)).toEqual([])
    expect(await cities(ticket)).toEqual(['Draftpur'])
  })

  it('shows what its maker may read, and ends with the maker’s permissions', async () => {
    expect((await as('hr', 'POST', `/previews/${POST}/${post}`, {})).status).toBe(403)
    expect((await besideForm('hr', POST, post)).status).toBe(204)
    const ticket = ticketOf((await share('hr', CITY, city)).url)
    await as('boss', 'PUT', `/content-manager/collection-types/${CITY}/${city}`, { name: 'Draftabad' })
    expect(await cities(ticket)).toEqual(['Draftabad'])
    expect(await cities()).toEqual(['Draftpur'])
    expect(await titles(ticket)).toEqual([])
    const { body } = await as('boss', 'GET', '/admin/users?filters[email][$eq]=hr@ashlar.example')
    const [user] = listAt(body, 'data', 'results')
    await as('boss', 'PUT', `/admin/users/${valueAt(user, 'id')}`, { isActive: false })
    expect((await read(PREVIEW_PATH, ticket)).status).toBe(403)
  })

  it('is refused without a sign-in, and for a record without a page', async () => {
    expect((await call('', 'POST', `/previews/${POST}/${post}`, {})).status).toBe(401)
    const { body } = await as('boss', 'POST', '/content-manager/collection-types/api::former-address.former-address', {
      ...{ formerPath: '/before', newPath: '/after' },
    })
    const former = textAt(body, 'data', 'documentId')
    expect((await as('boss', 'POST', `/previews/api::former-address.former-address/${former}`, {})).status).toBe(403)
    expect((await as('boss', 'POST', '/previews/admin::user/1', {})).status).toBe(400)
    expect((await as('boss', 'POST', '/previews/api::none.none/1', {})).status).toBe(403)
    expect((await as('boss', 'POST', `/previews/${POST}/none`, {})).status).toBe(404)
  })
})
