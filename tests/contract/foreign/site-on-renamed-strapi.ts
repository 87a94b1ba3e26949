import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ReadCall, reads } from '@ashlar/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../support/expected/navigation-of-the-specification'
import { startRenamedStrapi } from '../../support/services/renamed-strapi'
import { type SiteInstance, startSite } from '../../support/services/site-instance'
import type { ForeignStrapi, StrapiVersion } from '../../support/services/strapi-project'
import { type Seed, seedsOf } from '../reads/seeds'
import { runScript } from '../run-script'

/** Every type that the site reads, by model. */
const CALLS: ReadonlyMap<string, ReadCall> = new Map(
  Object.values(reads)
    .filter(
      ({ path, models }) =>
        path.startsWith('/api/') && !path.includes('{') && !path.includes('notice-versions') && models.length > 0,
    )
    .map((call) => [call.models[0] ?? '', call]),
)

/** More of a type would only take longer. */
const MOST = 30

function chosen(model: string): readonly Seed[] {
  return seedsOf(
    model === 'site-setting' ? 'site-settings' : String(CALLS.get(model)?.path.slice('/api/'.length)),
  ).slice(0, MOST)
}

/** A text of a record that a page shows. */
const SHOWN: readonly (readonly [path: string, model: string, field: string])[] = [
  ['/', 'homepage-banner', 'heading'],
  ['/services', 'explore-service', 'title'],
  ['/projects', 'consolidated-project', 'name'],
  ['/about/management-team', 'leader', 'name'],
  ['/about/client-testimonials', 'testimonial', 'name'],
  ['/about/awards-and-recognition', 'award', 'title'],
  ['/about/contact-us', 'contact-list', 'city'],
  ['/insights/research-reports', 'insights-research-report', 'title'],
  ['/insights/knowledge-exchange', 'vodcast', 'title'],
  ['/in-the-news', 'homepage-press-coverage', 'Title'],
  ['/careers', 'opening', 'title'],
  ['/technology', 'technology', 'title'],
]

/** The site on a Strapi that has all types of the catalogue, each with a path and attributes of its own. */
export function describeSiteOnRenamedStrapi(version: StrapiVersion): void {
  describe(`the site on a Strapi ${version} that has everything under other names`, () => {
    let strapi: ForeignStrapi
    let site: SiteInstance
    let folder: string
    let mapFile: string

    beforeAll(async () => {
      const records = new Map([...CALLS.keys()].map((model) => [model, chosen(model)]))
      const started = await startRenamedStrapi(version, CALLS, records)
      strapi = started.strapi
      folder = mkdtempSync(join(tmpdir(), 'ashlar-renamed-'))
      mapFile = join(folder, 'content-map.json')
      writeFileSync(mapFile, JSON.stringify(started.map))
      site = await startSite({ CONTENT_URL: strapi.url, CONTENT_READ_TOKEN: strapi.token, CONTENT_MAP: mapFile })
    })
    afterAll(async () => {
      await site?.stop()
      await strapi?.stop()
      rmSync(folder, { recursive: true, force: true })
    })

    it('connect finds every collection, and every record of it fits', async () => {
      const env = { CONTENT_READ_TOKEN: strapi.token, CONTENT_CREATE_TOKEN: strapi.createToken, CONTENT_MAP: mapFile }
      const { code, said } = await runScript('connect', [strapi.url], env)
      for (const [model, { path }] of CALLS) {
        const count = chosen(model).length
        const shows = count === 0 ? '(?:missing|there)' : `there +${count} of ${count} records`
        expect(said).toMatch(new RegExp(`^ +${path.slice('/api/'.length)} +${shows}`, 'm'))
      }
      expect(code, said).toBe(0)
    })

    it('every address of the navigation has its page', async () => {
      for (const path of routes) expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200])
    })

    it('shows pictures and texts that are parts of parts', async () => {
      const project = chosen('consolidated-project').find(({ pictures }) => pictures !== undefined)
      const html = await (await fetch(`${site.url}/projects/${String(project?.slug)}`)).text()
      const pictures = project?.pictures as readonly { picture: { alt: string } }[]
      expect(pictures.length).toBeGreaterThan(0)
      for (const { picture } of pictures) expect(html).toContain(picture.alt)
    })

    it.each(SHOWN)('%s shows what %s has', async (path, model, field) => {
      const html = await (await fetch(site.url + path)).text()
      const texts = chosen(model).map((record) => String(record[field]))
      expect(texts.filter((text) => html.includes(text.replaceAll('&', '&amp;')))).not.toEqual([])
    })
  })
}
