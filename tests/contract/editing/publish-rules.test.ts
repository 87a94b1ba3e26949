import { neededPages } from '@ashlar/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BROKEN_RECORDS, goodRecordOf } from '../../support/expected/broken-records'
import { listAt, textAt, valueAt } from '../answers'
import { type Backend, startOnFirstState } from '../databases'

const BOSS = { ADMIN_EMAIL: 'boss@ashlar.example', ADMIN_PASSWORD: 'A-good-Passw0rd' }

describe('publishing', () => {
  let stack: Backend['stack']
  let token = ''
  beforeAll(async () => {
    stack = (await startOnFirstState('SQLite', 'demo', BOSS)).stack
    const { body } = await call('POST', '/admin/login', { email: BOSS.ADMIN_EMAIL, password: BOSS.ADMIN_PASSWORD })
    token = textAt(body, 'data', 'token')
  })
  afterAll(() => stack?.stop())

  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(new URL(path, stack.contentUrl), {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: (text.startsWith('{') ? JSON.parse(text) : text) as unknown }
  }
  const upload = async (name: string) => {
    const form = new FormData()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
    form.append('files', new Blob([svg], { type: 'image/svg+xml' }), name)
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(new URL('/upload', stack.contentUrl), { method: 'POST', headers, body: form })
    const [file] = (await answer.json()) as { id: number }[]
    return file?.id ?? 0
  }
  const sayOf = (id: number, info: object) => call('PUT', `/upload/files/${id}`, { fileInfo: info })
  const typePath = (model: string) => `/content-manager/collection-types/api::${model}.${model}`
  const publish = (model: string, fields: object) => call('POST', `${typePath(model)}/actions/publish`, fields)
  const remove = (model: string, documentId: string) => call('DELETE', `${typePath(model)}/${documentId}`)
  const search = async (model: string, field: string, value: string) => {
    const { body } = await call('GET', `${typePath(model)}?filters[${field}][$eq]=${encodeURIComponent(value)}`)
    return listAt(body, 'results')
  }

  it('the rules accept all seeds', async () => {
    const { body } = await call('GET', '/record-checks')
    expect(listAt(body, 'results')).toEqual([])
    expect(valueAt(body, 'checked')).toBeGreaterThan(400)
  })

  it('leaves control characters out of what is saved, in parts and lists too', async () => {
    const opening = { ...goodRecordOf('opening'), summary: 'Lays\u0003 stone\u0000.', youWill: ['Cut\u001b\nlay'] }
    const { status, body } = await publish('opening', { ...opening, hiringSteps: [{ title: 'A\u0003 talk' }] })
    expect(status, JSON.stringify(body)).toBeLessThan(300)
    expect(textAt(body, 'data', 'summary')).toBe('Lays stone.')
    expect(valueAt(body, 'data', 'youWill')).toEqual(['Cut\nlay'])
    expect(valueAt(body, 'data', 'hiringSteps', '0', 'title')).toBe('A talk')
    await remove('opening', textAt(body, 'data', 'documentId'))
  })

  it('a record with only the required fields is accepted', async () => {
    for (const model of new Set(BROKEN_RECORDS.map((broken) => broken.model))) {
      const { status, body } = await publish(model, goodRecordOf(model))
      expect(status, `${model} ${JSON.stringify(body)}`).toBeLessThan(300)
      await remove(model, textAt(body, 'data', 'documentId'))
    }
  })

  it('a record that the site would leave out is refused, with the field named', async () => {
    expect(BROKEN_RECORDS.length).toBeGreaterThanOrEqual(30)
    const taken = await publish('post', { ...goodRecordOf('post'), slug: 'the-taken-one' })
    expect(taken.status).toBe(200)
    const wrongly: unknown[] = []
    for (const { model, wrong, field } of BROKEN_RECORDS) {
      const { status, body } = await publish(model, { ...goodRecordOf(model), ...wrong })
      const { error } = body as { error?: { message: string; details: { errors?: { path: string[] }[] } } }
      const fields = (error?.details.errors ?? []).map(({ path }) => path.join('.'))
      if (status !== 400 || !fields.includes(field)) wrongly.push({ model, wrong, status, body })
    }
    expect(wrongly).toEqual([])
    // Nothing of the refused record is stored.
    expect(await search('consolidated-project', 'slug', 'quoins')).toEqual([])
    await remove('post', textAt(taken.body, 'data', 'documentId'))
  })

  it('an unfinished record can be saved as a draft', async () => {
    const { status, body } = await call('POST', typePath('consolidated-project'), {
      ...goodRecordOf('consolidated-project'),
      city: 'Atlantis',
      possession: 'March 2029',
      headline: 'Ninety towers by the sea',
      buildings: 2,
      ...{ floors: '-99', carpetAreaFrom: 0, latitude: 51.5, longitude: -0.12, updatedOn: '2099-01-01' },
      configurations: [{ name: '2 BHK', carpetArea: 700, toFloor: 2_147_483_647 }],
    })
    expect(status, JSON.stringify(body)).toBe(201)
    const documentId = textAt(body, 'data', 'documentId')
    const checks = await call('GET', `/record-checks/api::consolidated-project.consolidated-project/${documentId}`)
    expect(JSON.stringify(checks.body)).toContain('“Atlantis” is no published City')
    expect(listAt(checks.body, 'draft')).toContain('Possession: “March 2029” does not fit. Year and month: 2029-03.')
    expect(listAt(checks.body, 'draft')).toContain(
      'Checked on: is 2099-01-01, which is still to come, and says what has been; choose a date up to today.',
    )
    expect(valueAt(checks.body, 'published')).toBeNull()
    const counted = 'says 90 towers, which no figure of this project is.'
    expect(listAt(checks.body, 'hints')).toContainEqual(expect.stringContaining(counted))
    await remove('consolidated-project', documentId)
  })

  it('a mail text may only use known placeholders', async () => {
    const path = '/content-manager/single-types/api::mail-text.mail-text'
    const { body: before } = await call('GET', path)
    const written = valueAt(before, 'data') as Record<string, unknown>
    const { status, body } = await call('PUT', path, { ...written, receiptSubject: 'Your {waht}' })
    expect(status).toBe(400)
    expect(textAt(body, 'error', 'message')).toContain('{waht} is never filled in')
    expect(listAt(body, 'error', 'details', 'errors')).toMatchObject([{ path: ['receiptSubject'] }])
    const { status: good } = await call('PUT', path, { ...written, receiptSubject: 'Your {what}' })
    expect(good).toBe(200)
  })

  it('a post with links, tables and plain HTML is accepted', async () => {
    const content =
      '![A wall](/uploads/wall.jpg) See [us](/careers), <a href="https://example.com">them</a> and <b>one</b>.\n\n| a |\n|---|\n| b |'
    const { status, body } = await publish('post', { ...goodRecordOf('post'), content })
    expect(status, JSON.stringify(body)).toBe(200)
    await remove('post', textAt(body, 'data', 'documentId'))
  })

  it('needed pages, the footer and the settings cannot be unpublished, deleted or moved', async () => {
    const [footer] = await search('menu-structure', 'menu', 'Footer')
    const pages = await Promise.all(
      neededPages.map(async ({ path }) => ['page', (await search('page', 'path', path))[0]] as const),
    )
    expect(pages.length).toBeGreaterThanOrEqual(7)
    for (const [model, record] of [['menu-structure', footer] as const, ...pages]) {
      const path = `${typePath(model)}/${textAt(record, 'documentId')}`
      for (const refused of [await call('POST', `${path}/actions/unpublish`, {}), await call('DELETE', path)]) {
        expect(refused.status, path).toBe(400)
        expect(textAt(refused.body, 'error', 'message')).toMatch(/because|which every page shows/)
      }
    }
    const settings = '/content-manager/single-types/api::site-setting.site-setting'
    expect((await call('POST', `${settings}/actions/unpublish`, {})).status).toBe(400)
    const [, privacy] = pages.find(([, record]) => textAt(record, 'path') === '/privacy-policy') ?? []
    const moves = [
      ['page', privacy, { path: '/privacy-elsewhere' }, 'path'],
      ['menu-structure', footer, { menu: 'Projects' }, 'menu'],
      ['menu-structure', footer, { items: [] }, 'items'],
    ] as const
    for (const [model, record, change, field] of moves) {
      const path = `${typePath(model)}/${textAt(record, 'documentId')}/actions/publish`
      const { status, body } = await call('POST', path, change)
      expect(status, JSON.stringify(change)).toBe(400)
      expect(listAt(body, 'error', 'details', 'errors')).toContainEqual(expect.objectContaining({ path: [field] }))
    }
  })

  it('a link to a page that is not there is named before publishing; the pages that are there are offered', async () => {
    const { body: links } = await call('GET', '/reference-options/links')
    const offered = listAt(links, 'results').map((one) => textAt(one, 'value'))
    expect(offered).toEqual(expect.arrayContaining(['/', '/careers', '/projects/heron-bend', 'external:blogs']))
    const { body: films } = await call('GET', '/reference-options/films')
    for (const one of listAt(films, 'results')) expect(textAt(one, 'value')).toMatch(/^film:[a-z0-9-]+$/)

    const hintsOf = async (model: string, documentId: string) => {
      const { body } = await call('GET', `/record-checks/api::${model}.${model}/${documentId}`)
      return [...listAt(body, 'draft'), ...listAt(body, 'hints')].filter((hint) =>
        String(hint).includes('no published page'),
      )
    }
    const { body: made } = await call('POST', typePath('homepage-banner'), goodRecordOf('homepage-banner'))
    const banner = textAt(made, 'data', 'documentId')
    const hintsWith = async (link: string) => {
      expect((await call('PUT', `${typePath('homepage-banner')}/${banner}`, { link })).status).toBe(200)
      return hintsOf('homepage-banner', banner)
    }
    expect(await hintsWith('/servces?from=home#top')).toEqual(['Link: no published page is at /servces.'])
    for (const link of ['/careers/?from=home#top', '/jobs', '/projects/compare', 'https://example.com/servces']) {
      expect(await hintsWith(link), link).toEqual([])
    }
    await remove('homepage-banner', banner)

    const content = 'Read [more](/blog/no-such-post), or <a href="/careers">ask</a>.'
    const { body: post } = await call('POST', typePath('post'), { ...goodRecordOf('post'), content })
    const written = textAt(post, 'data', 'documentId')
    expect(await hintsOf('post', written)).toEqual(['Text: no published page is at /blog/no-such-post.'])
    await remove('post', written)

    for (const model of ['menu-structure', 'menu-images-mdm', 'homepage-banner', 'explore-service', 'page', 'post']) {
      const { body } = await call('GET', `${typePath(model)}?pageSize=100`)
      for (const record of listAt(body, 'results')) {
        expect(await hintsOf(model, textAt(record, 'documentId')), JSON.stringify(record)).toEqual([])
      }
    }
  })

  it('rules for leads that overlap in silence are refused', async () => {
    const save = (fields: object) =>
      call('POST', typePath('lead-routing-rule'), { email: 'pune@ashlar.example', ...fields })
    const pune = await save({ sequence: 20, city: 'Pune' })
    expect(pune.status, JSON.stringify(pune.body)).toBe(201)
    for (const [fields, says] of [
      [{ sequence: 30, city: 'Pune', type: 'project-leads' }, 'comes first and fits all'],
      [{ sequence: 20, type: 'project-leads' }, 'may fit the same lead'],
      [{ sequence: 10 }, 'would never decide'],
    ] as const) {
      const { status, body } = await save(fields)
      expect(status, says).toBe(400)
      expect(textAt(body, 'error', 'message')).toContain(says)
    }
    const unknown = await save({ sequence: 40, city: 'Atlantis' })
    expect(textAt(unknown.body, 'error', 'message')).toContain('no published City')
    const narrow = await save({ sequence: 10, city: 'Pune', type: 'project-leads' })
    const mumbai = await save({ sequence: 20, city: 'Mumbai' })
    expect([narrow.status, mumbai.status]).toEqual([201, 201])
    for (const { body } of [pune, narrow, mumbai]) await remove('lead-routing-rule', textAt(body, 'data', 'documentId'))
  })

  it('a picture needs an alternative text, and cannot be deleted while it is shown', async () => {
    const picture = await upload('quoin.svg')
    const page = { ...goodRecordOf('page'), picture: { id: picture } }
    const bare = await publish('page', page)
    expect(bare.status).toBe(400)
    expect(textAt(bare.body, 'error', 'message')).toMatch(/^Not published\. .*“quoin\.svg” has no alternative text/)
    expect((await sayOf(picture, { alternativeText: 'The corner of a wall' })).status).toBe(200)
    const { status, body } = await publish('page', page)
    expect(status).toBe(200)
    const refused = await call('DELETE', `/upload/files/${picture}`)
    expect(refused.status).toBe(400)
    expect(textAt(refused.body, 'error', 'message')).toContain('shown by Page “/quoins”')
    await remove('page', textAt(body, 'data', 'documentId'))
    expect((await call('DELETE', `/upload/files/${picture}`)).status).toBe(200)
  })

  it('the refusal names the project that uses the picture', async () => {
    const project = 'consolidated-project'
    const picture = await upload('arris.svg')
    await sayOf(picture, { caption: 'decorative' })
    const made = await publish(project, { ...goodRecordOf(project), pictures: [{ picture: { id: picture } }] })
    expect(made.status).toBe(200)
    const refused = await call('DELETE', `/upload/files/${picture}`)
    expect(textAt(refused.body, 'error', 'message')).toContain('shown by Project “Quoins”')
    await remove(project, textAt(made.body, 'data', 'documentId'))
  })

  it('a record gets its address from the title, and keeps it when the title changes', async () => {
    const { slug, ...bare } = goodRecordOf('opening')
    const { body } = await call('POST', typePath('opening'), { ...bare, title: 'Head of stone & lime' })
    expect(textAt(body, 'data', 'slug')).toBe('head-of-stone-and-lime')
    const path = `${typePath('opening')}/${textAt(body, 'data', 'documentId')}`
    const renamed = await call('PUT', path, { title: 'Head of lime' })
    expect(textAt(renamed.body, 'data', 'slug')).toBe('head-of-stone-and-lime')
    const emptied = await call('PUT', path, { title: 'Head of lime', slug: '' })
    expect(textAt(emptied.body, 'data', 'slug')).toBe('head-of-lime')
    await call('DELETE', path)
  })

  it.each([
    ['मुंबई में घर', 'mumbi-mem-ghr'],
    ['गुड़गांव & पुणे', 'gudgamv-and-pune'],
    ['పుణె 2026', 'pune-2026'],
    ['…', 'opening'],
  ])('the title %s gets the address %s, while it is typed and when it is saved', async (title, slug) => {
    const { slug: _, ...bare } = goodRecordOf('opening')
    const data = { ...bare, title }
    const typed = await call('POST', '/content-manager/uid/generate', {
      contentTypeUID: 'api::opening.opening',
      field: 'slug',
      data,
    })
    expect(textAt(typed.body, 'data')).toBe(slug)
    const { body } = await call('POST', typePath('opening'), data)
    expect(textAt(body, 'data', 'slug')).toBe(slug)
    await remove('opening', textAt(body, 'data', 'documentId'))
  })

  it('a save that is based on an older version is refused', async () => {
    const { body } = await call('POST', typePath('opening'), goodRecordOf('opening'))
    const path = `${typePath('opening')}/${textAt(body, 'data', 'documentId')}`
    const read = textAt(body, 'data', 'updatedAt')
    const first = await call('PUT', path, { title: 'First' }, { 'x-seen-version': read })
    expect(first.status).toBe(200)
    for (const address of [path, `${path}/actions/publish`]) {
      const method = address === path ? 'PUT' : 'POST'
      const second = await call(method, address, { title: 'Second' }, { 'x-seen-version': read })
      expect(second.status).toBe(400)
      expect(second.body).toMatchObject({ error: { name: 'ConflictError', details: { by: expect.any(String) } } })
    }
    expect(textAt((await call('GET', path)).body, 'data', 'title')).toBe('First')
    const newest = { 'x-seen-version': textAt(first.body, 'data', 'updatedAt') }
    expect((await call('POST', `${path}/actions/publish`, { title: 'Third' }, newest)).status).toBe(200)
    await call('DELETE', path)
  })
})
