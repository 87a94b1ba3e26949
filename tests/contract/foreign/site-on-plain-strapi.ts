import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../support/expected/navigation-of-the-specification'
import { startDescribedStrapi } from '../../support/services/described-strapi'
import { type SiteInstance, startSite } from '../../support/services/site-instance'
import type { ForeignStrapi, StrapiVersion } from '../../support/services/strapi-project'

/** Milliseconds that the newest page may take to be shown on a busy machine. */
const SOON_MS = 90_000

/** The site on a plain Strapi that has the described types and no others. */
export function describeSiteOnPlainStrapi(version: StrapiVersion): void {
  describe(`the site on a plain Strapi ${version} with the described types alone`, () => {
    let strapi: ForeignStrapi
    let site: SiteInstance

    beforeAll(async () => {
      strapi = await startDescribedStrapi(version)
      site = await startSite({
        CONTENT_URL: strapi.url,
        CONTENT_READ_TOKEN: strapi.token,
        CONTENT_CREATE_TOKEN: strapi.createToken,
      })
    })
    afterAll(async () => {
      await site?.stop()
      await strapi?.stop()
    })

    const open = async (path: string) => {
      const answer = await fetch(site.url + path, { redirect: 'manual' })
      return { status: answer.status, html: await answer.text() }
    }
    const post = (path: string, fields: Record<string, string>) =>
      fetch(site.url + path, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      })

    it('is ready, and every address of the navigation has a page with header and footer', async () => {
      await expect.poll(async () => (await open('/api/health/ready')).status, { timeout: SOON_MS }).toBe(200)
      const withQuery = ['/search-result?searchTextFromHeader=land', '/projects?propertytype=Residential']
      for (const path of [...routes, ...withQuery]) {
        const { status, html } = await open(path)
        expect([path, status]).toEqual([path, 200])
        const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? []
        expect(heading.replaceAll(/<[^>]*>/g, '').trim(), path).not.toBe('')
        if (path === '/aca') continue
        expect([path, html.includes('data-header'), html.includes('<footer')]).toEqual([path, true, true])
      }
      expect((await open('/nowhere')).status).toBe(404)
      for (const path of ['/sitemap.xml', '/robots.txt']) expect([path, (await open(path)).status]).toEqual([path, 200])
    }, 240_000)

    it('its menus show the cards, the pictures and the film of that backend', async () => {
      const { html } = await open('/')
      for (const title of ['Launch readiness', 'Partner desk', 'Lease review', 'Home search', 'Sales desk online']) {
        expect(html).toContain(title)
      }
      expect(html).not.toContain('A fifth one, which no menu shows')
      expect(html).toContain('/projects?propertytype=Residential')
      expect(html).toContain('https://commercial.example/list')
      expect(html).toContain('dQw4w9WgXcQ')
      const [, picture = ''] = /(\/(?:media|pictures)\/[^"\s>,]*office[^"\s>,]*)/.exec(html) ?? []
      const shown = await fetch(new URL(picture.replaceAll('&amp;', '&'), site.url))
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])
    })

    it('an address for the newsletter is stored there, and an enquiry is kept and has a reference', async () => {
      const subscribed = await post('/api/newsletter', { subscribedEmail: 'meera@ashlar.example' })
      expect([subscribed.status, await subscribed.json()]).toEqual([200, { state: 'taken' }])
      const list = await fetch(`${strapi.url}/api/newsletter-emails`, {
        headers: { authorization: `Bearer ${strapi.token}` },
      })
      expect(await list.text()).toContain('meera@ashlar.example')
      const sent = await post('/api/leads/enquiry', {
        ...{ name: 'Meera Joshi', email: 'meera@ashlar.example', subject: 'land' },
        ...{ consent: 'on', noticeVersion: '2026-11-21' },
      })
      expect([sent.status, await sent.json()]).toEqual([
        200,
        expect.objectContaining({ state: 'stored', reference: expect.stringMatching(/^\w+-\w{4}-\w{4}$/) }),
      ])
      const cookie = (sent.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
      const receipt = await (await fetch(`${site.url}/enquiry/received`, { headers: { cookie } })).text()
      expect(receipt).toContain('We have your enquiry')
      expect(receipt).not.toContain('will answer by')
      expect(receipt).not.toContain('Open the private page')
      const metrics = (await open('/api/metrics')).html
      expect(metrics).toContain('site_outbox_entries{state="waiting"} 1')
    })

    it('a résumé is not sent there, where its address would be public', async () => {
      const files = async () => {
        const list = await fetch(`${strapi.url}/api/upload/files`, {
          headers: { authorization: `Bearer ${strapi.token}` },
        })
        return ((await list.json()) as unknown[]).length
      }
      const before = await files()
      expect(before).toBeGreaterThan(0)
      const body = new FormData()
      body.append('files', new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' }))
      const answer = await fetch(`${site.url}/api/resumes`, { method: 'POST', body })
      expect(answer.status).toBe(503)
      expect(await files()).toBe(before)
    })

    it('when it is killed, it is an outage: what was good stays, and the menus too', async () => {
      await strapi.end()
      const { status, html } = await open('/')
      expect(status).toBe(200)
      expect(html).toContain('Launch readiness')
      const subscribed = await post('/api/newsletter', { subscribedEmail: 'asha@ashlar.example' })
      expect(await subscribed.json()).toEqual({ state: 'taken' })
      expect((await open('/api/metrics')).html).toContain('site_outbox_entries{state="waiting"} 2')
    })
  })
}
