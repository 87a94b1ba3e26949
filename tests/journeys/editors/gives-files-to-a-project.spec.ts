import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { ROOT } from '../../../scripts/lib/files/paths.mjs'
import { test } from '../../support/services/own-stack'
import { editor } from '../../support/services/stacks'
import { expect, untilIdle, visit } from '../../support/test'

const PATH = '/projects/samphire-house'
const PROJECTS = '/content-manager/collection-types/api::consolidated-project.consolidated-project'
const PDF = Buffer.from(`%PDF-1.4\n${'% a long drawing\n'.repeat(100)}trailer\n<<>>\n%%EOF\n`)
const YOUTUBE = 'https://www.youtube.com/watch?v=M7lc1UVf-VE'

interface Unit {
  id: number
  name: string
}

/** What the admin sends, for a super admin. */
class Admin {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly url: string,
    private readonly token: string,
  ) {}

  static async enter(request: APIRequestContext, url: string): Promise<Admin> {
    const answer = await request.post(`${url}/admin/login`, { data: editor })
    return new Admin(request, url, (await answer.json()).data.token)
  }

  private get headers() {
    return { authorization: `Bearer ${this.token}` }
  }

  async upload(name: string, mimeType: string, buffer: Buffer): Promise<{ id: number; url: string }> {
    const { request, headers } = this
    const fileInfo = JSON.stringify({ name, alternativeText: 'Three rooms around a court' })
    const answer = await request.post(`${this.url}/upload`, {
      headers,
      multipart: { files: { name, mimeType, buffer }, fileInfo },
    })
    return (await answer.json())[0]
  }

  async project(slug: string): Promise<{ documentId: string; configurations: Unit[] }> {
    const { request, headers } = this
    const found = await request.get(`${this.url}${PROJECTS}?filters[slug][$eq]=${slug}`, { headers })
    const { documentId } = (await found.json()).results[0]
    const whole = await request.get(`${this.url}${PROJECTS}/${documentId}`, { headers })
    return (await whole.json()).data
  }

  async publish(documentId: string, data: object): Promise<void> {
    const { request, headers } = this
    const answer = await request.post(`${this.url}${PROJECTS}/${documentId}/actions/publish`, { headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
  }
}

test('plans, the developer’s brochure and a video tour that an editor gives are on the project’s page', async ({
  page,
  request,
  stack,
  watch,
}) => {
  const admin = await Admin.enter(request, stack.contentUrl)
  const drawing = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: 'lavender' } })
    .png()
    .toBuffer()
  const [plan, paper, film] = [
    await admin.upload('plan.png', 'image/png', drawing),
    await admin.upload('plan.pdf', 'application/pdf', PDF),
    await admin.upload(
      'walk.mp4',
      'video/mp4',
      await readFile(join(ROOT, 'content/seed/media/films/ashlar-in-courses.mp4')),
    ),
  ]
  const { documentId, configurations } = await admin.project('samphire-house')
  const [first, second] = configurations
  if (!first || !second) throw new Error('the project has fewer than two configurations')
  const given = new Map([
    [first.id, plan.id],
    [second.id, paper.id],
  ])
  await admin.publish(documentId, {
    configurations: configurations.map((unit) => ({ ...unit, planFile: given.get(unit.id) ?? null })),
    developerBrochure: paper.id,
    videoTour: YOUTUBE,
  })
  const html = async () => (await request.get(PATH)).text()
  await expect.poll(html, { timeout: 10_000 }).toContain(`Plan: ${first.name}`)

  const plans = page.locator('#plans')
  await test.step('a plan is large, and opens among the pictures of the project', async () => {
    await visit(page, PATH)
    const picture = page.locator('#plan-1')
    await expect(picture).toHaveAttribute('href', /^\/pictures\/1920\/plan/)
    const box = await picture.locator('img').boundingBox()
    expect(box?.width).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2)
    await picture.click()
    const viewer = page.getByRole('dialog', { name: 'Pictures of Samphire House' })
    await expect(viewer.getByText(`Plan: ${first.name}`)).toBeInViewport()
    await expect(page).toHaveURL(/#plan-1$/)
    const large = viewer.locator('[data-large]')
    await viewer.getByRole('button', { name: 'Enlarge' }).click()
    await expect(large).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(picture).toBeFocused()
  })

  await test.step('a PDF is a link that says its size, and is served so that a browser shows it', async () => {
    await plans.locator('summary', { hasText: second.name }).click()
    const link = plans.getByRole('link', { name: `Plan: ${second.name} (PDF, 2\u00a0KB)` })
    const href = (await link.getAttribute('href')) ?? ''
    const answer = await request.get(href)
    expect(answer.headers()['content-type']).toBe('application/pdf')
    expect(answer.headers()['content-security-policy']).not.toContain('sandbox')
    expect(await answer.body()).toEqual(PDF)
    await expect(page.getByRole('link', { name: 'The developer’s own brochure (PDF, 2\u00a0KB)' })).toBeVisible()
    expect(await (await request.get(`${PATH}.md`)).text()).toContain(`Plan: ${second.name}`)
  })

  await test.step('the tour is a still; nobody else is asked for anything before the visitor agrees', async () => {
    const tour = page.locator('#tour')
    await untilIdle(page)
    await expect(page.locator('iframe, video')).toHaveCount(0)
    const still = tour.getByRole('link', { name: 'Play film: Video tour of Samphire House' })
    await expect(still).toHaveAttribute('href', YOUTUBE)
    await expect
      .poll(() => still.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
    await still.click()
    await expect(tour.getByRole('group', { name: 'Before this film plays' })).toContainText('www.youtube-nocookie.com')
    expect(watch.faults).toEqual([])
  })

  await test.step('a film of the media library plays in the page', async () => {
    await admin.publish(documentId, { videoTour: `${stack.contentUrl}${film.url}` })
    await expect.poll(html, { timeout: 10_000 }).toContain('data-film-src="/media/walk')
    await visit(page, PATH)
    await page.locator('#tour').getByRole('link').click()
    const player = page.locator('#tour video')
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
  })
})
