import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDescribedStrapi } from '../../support/services/described-strapi'
import { existingLeads, existingMap, existingRecords, existingTypes } from '../../support/services/existing-strapi'
import { type SiteInstance, startSite } from '../../support/services/site-instance'
import type { ForeignStrapi, StrapiVersion } from '../../support/services/strapi-project'

/** The site on a Strapi whose types have paths and attributes of their own, connected by a content map alone. */
export function describeSiteOnMappedStrapi(version: StrapiVersion): void {
  describe(`the site on a Strapi ${version} with types of its own`, () => {
    let strapi: ForeignStrapi
    let site: SiteInstance

    beforeAll(async () => {
      strapi = await startDescribedStrapi(version, {
        types: existingTypes,
        records: existingRecords,
        creates: existingLeads,
      })
      const map = join(tmpdir(), `ashlar-content-map-${process.pid}-${version}.json`)
      writeFileSync(map, JSON.stringify(existingMap))
      site = await startSite({ CONTENT_URL: strapi.url, CONTENT_READ_TOKEN: strapi.token, CONTENT_MAP: map })
    })
    afterAll(async () => {
      await site?.stop()
      await strapi?.stop()
    })

    const open = async (path: string) => {
      const answer = await fetch(site.url + path)
      const html = await answer.text()
      expect(html, 'a field without a choice').not.toMatch(/<select[^>]*>\s*<\/select>/)
      return { status: answer.status, html }
    }

    it('lists and opens a project of theirs, with our filters', async () => {
      const list = await open('/projects?propertytype=Residential')
      expect([list.status, list.html.includes('Neem Court, Baner')]).toEqual([200, true])
      const others = await open('/projects?propertytype=Commercial')
      expect([others.status, others.html.includes('Neem Court, Baner')]).toEqual([200, false])
      const project = await open('/projects/neem-court-baner')
      expect([project.status, project.html.includes('Under construction')]).toEqual([200, true])
      for (const file of ['residential_podium_pool', 'residential_tower_golden']) {
        expect(project.html).toMatch(new RegExp(`/pictures/\\d+/${file}`))
      }
    })

    it('counts nothing that it has once', async () => {
      const { status, html } = await open('/about/who-we-are')
      expect([status, html.includes('projects listed')]).toEqual([200, false])
    })

    it('shows what their clients say', async () => {
      const { status, html } = await open('/about/client-testimonials')
      expect([status, html.includes('They answered the same day.'), html.includes('Rao Mills')]).toEqual([
        200,
        true,
        true,
      ])
    })
  })
}
