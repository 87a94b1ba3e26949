import { flatten, type ReadCall, reads } from '@ashlar/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SiteInstance, startSite } from '../../support/services/site-instance'
import { startStrapiFour } from '../../support/services/strapi-four'
import { type ForeignStrapi, installStrapiFour } from '../../support/services/strapi-project'
import { listAt } from '../answers'
import { type Backend, startOnFirstState } from '../databases'
import { ADMIN_ENV, Editor } from '../editing/editors'
import { type Seed, seedsOf } from '../reads/seeds'
import { importInto, readComparable } from './importing'

const absence = await installStrapiFour()
if (absence !== null) {
  if (process.env.REQUIRE_ALL) throw new Error(`Strapi 4 cannot be installed here: ${absence}`)
  console.warn(`SKIPPED: a real Strapi 4 cannot be installed here: ${absence}`)
}

/** Every type that the site reads, with the call that reads it, by model; not notices, which get a version here. */
const CALLS: ReadonlyMap<string, ReadCall> = new Map(
  Object.values(reads)
    .filter(({ path, models }) => path.startsWith('/api/') && !path.includes('{') && !models.includes('notice'))
    .map((call) => [call.models[0] ?? '', call]),
)

/** Types of which some records do, because no other record names them; more would only take longer. */
const SOME = new Set(['consolidated-project', 'opening', 'homepage-press-coverage', 'tax-rate', 'translation'])
const FIRST = 4
/** Milliseconds of an import of them on a busy machine. */
const IMPORT_MS = 240_000
const DRAFT = { $key: 'draft', $draft: true, name: 'Nowhere yet', slug: 'nowhere-yet', state: 'Goa', sequence: 99 }

/** Records of the demonstration content, and a draft. */
function chosen(model: string): readonly Seed[] {
  const all = seedsOf(model === 'site-setting' ? 'site-settings' : String(CALLS.get(model)?.path.slice('/api/'.length)))
  const some = SOME.has(model) ? all.slice(0, FIRST) : all
  return model === 'city' ? [...some, DRAFT] : some
}

describe.skipIf(absence !== null)('a real Strapi 4', () => {
  let older: ForeignStrapi
  let target: Backend
  let site: SiteInstance

  beforeAll(async () => {
    older = await startStrapiFour(new Map([...CALLS.keys()].map((model) => [model, chosen(model)])))
    target = await startOnFirstState('SQLite', 'none', ADMIN_ENV)
  })
  afterAll(async () => {
    await site?.stop()
    await target?.stack.stop()
    await older?.stop()
  })

  /** The older backend, as far as reading needs it. */
  const asBackend = () => ({ stack: { contentUrl: older.url, tokens: { read: older.token } } }) as unknown as Backend

  it('answers in the format that the contract describes', async () => {
    const response = await fetch(`${older.url}/api/menu-images-mdms?populate=*`, {
      headers: { authorization: `Bearer ${older.token}` },
    })
    const body: unknown = await response.json()
    const [card] = listAt(body, 'data')
    expect(card).toMatchObject({
      attributes: { ImageTitle: expect.any(String), Image: { data: { attributes: { url: expect.any(String) } } } },
    })
    expect(flatten(card)).toMatchObject({ ImageTitle: expect.any(String), Image: { url: expect.any(String) } })
  })

  it(
    'is imported and published by the rules, and our backend then gives the site the same',
    async () => {
      const { code, said } = await importInto(target, ['--from-strapi', older.url, '--publish'], {
        IMPORT_TOKEN: older.token,
      })
      expect(code, said).toBe(0)
      expect(said).toContain(`Project: ${FIRST} new drafts`)
      expect(said).toMatch(/Files: \d+ taken/)
      expect(said).not.toContain('stays a draft')
      for (const [model, call] of CALLS) {
        const taken = await readComparable(target, call)
        expect(taken, model).toEqual(await readComparable(asBackend(), call))
        expect(JSON.stringify(taken), model).not.toContain('Nowhere yet')
      }
      const boss = await Editor.signIn(target)
      const cities = await boss.must('GET', '/content-manager/collection-types/api::city.city?pageSize=100')
      expect(JSON.stringify(cities)).not.toContain('Nowhere yet')
    },
    IMPORT_MS,
  )

  it('is read by the site, with its pictures', async () => {
    site = await startSite({ CONTENT_URL: older.url, CONTENT_READ_TOKEN: older.token })
    const home = await fetch(site.url)
    const [banner] = chosen('homepage-banner')
    expect(home.status, site.log()).toBe(200)
    expect(await home.text()).toContain(String(banner?.heading))
    const [project] = chosen('consolidated-project')
    const response = await fetch(`${site.url}/projects/${String(project?.slug)}`)
    expect(response.status).toBe(200)
    const page = await response.text()
    expect(page).toContain(String(project?.headline))
    const [, picture] = /<img[^>]+src="(\/media\/[^"]+)"/.exec(page) ?? []
    const shown = await fetch(new URL(String(picture).replaceAll('&amp;', '&'), site.url))
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])
  })
})
