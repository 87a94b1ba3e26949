import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { startStack } from '../../../scripts/lib/services/stack.mjs'
import { pdfText } from '../../support/reading/pdf-text'
import { pathsOfSitemap } from '../../support/reading/sitemap'
import { makeOtherBrand, OTHER_BRAND, OUR_BRAND, OUR_NAME } from '../../support/services/other-brand'
import { expect, test as journey } from '../../support/test'

type Stack = Awaited<ReturnType<typeof startStack>>

/**
 * Site and backend as another company runs them, with its brand folder and its content. Colours and icons are part of
 * the build: `tests/front-door/sources/brand.test.ts` and `share-picture.test.ts` hold them.
 */
const test = journey.extend<object, { stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const brand = makeOtherBrand()
      const stack = await startStack({ env: brand.env })
      await use(stack)
      await stack.stop()
      brand.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ stack }, use) => {
    await use(stack.siteUrl)
  },
})

/** Pages that no sitemap has, and addresses for machines. */
const BESIDE = [
  '/no-such-page',
  '/search-result?search=advice',
  '/projects/compare',
  '/newsletter',
  '/enquiry/received',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/feeds/reports.xml',
  '/feeds/openings.ics',
  '/.well-known/security.txt',
  '/index.md',
  '/icon.svg',
  '/api/health',
  '/api/search/suggest?q=of',
  '/api/projects/places',
]

const DISPLAY_FONT = join(import.meta.dirname, '../../../web/src/ui/fonts/anek-latin-display.ttf')
const SCRIPTS = join(import.meta.dirname, '../../../web/dist/client/_astro')

test('every page, every response for machines and every script has the other brand', async ({ request, baseURL }) => {
  // Three hundred pages, each for the first time.
  test.setTimeout(300_000)
  let listed: readonly string[] = []
  // Just after its start, a site on a busy machine may answer 503 at first.
  const list = async () => {
    listed = await pathsOfSitemap(request)
    return listed.length
  }
  await expect.poll(list).toBeGreaterThan(100)
  expect(listed).toContain('/aca')
  const scripts = readdirSync(SCRIPTS).filter((name) => name.endsWith('.js'))
  const found: string[] = []
  for (const path of [...listed, ...BESIDE, ...scripts.map((name) => `/_astro/${name}`)]) {
    const response = await request.get(path)
    found.push(...findings(path, `${JSON.stringify(response.headers())}\n${await response.text()}`))
  }
  expect(found).toEqual([])
  expect(await (await request.get('/')).text(), baseURL).toContain(OTHER_BRAND.name)
  expect(await (await request.get('/manifest.webmanifest')).json()).toMatchObject({ name: OTHER_BRAND.name })
})

test('a form names the other company', async ({ request }) => {
  const page = await (await request.get('/about/contact-us')).text()
  expect(page).toContain(`I agree that ${OTHER_BRAND.name} uses these details to answer me.`)
})

test('documents and data have the other brand', async ({ request }) => {
  const listed = (await pathsOfSitemap(request)).join('\n')
  const project = /^\/projects\/(?!bank|compare|calculators)([a-z\d-]+)$/m.exec(listed)?.[1]
  const report = /^\/insights\/research-reports\/([a-z\d-]+)$/m.exec(listed)?.[1]
  for (const address of [`/api/projects/${project}/brochure.pdf`, `/api/research-reports/${report}/report.pdf`]) {
    const pdf = await (await request.get(address)).body()
    const words = pdfText(pdf)
    expect(words, address).toContain(OTHER_BRAND.name)
    expect(findings(address, `${words}\n${pdf.toString('latin1')}`)).toEqual([])
  }
  const data = await request.get(`/api/research-reports/${report}/data.csv`)
  expect(data.headers()['content-disposition']).toContain(`filename="${OTHER_BRAND.name.toLowerCase()}-`)
  expect(findings('data.csv', await data.text())).toEqual([])
})

test('a share picture shows the other company’s name', async ({ request, page }) => {
  const picture = await (await request.get('/api/share-pictures/home.jpg')).body()
  const font = readFileSync(DISPLAY_FONT).toString('base64')
  const widths = await page.evaluate(measureNames, { font, names: [OTHER_BRAND.name, OUR_NAME] })
  const [other = 0, ours = 0] = widths
  expect(Math.abs(other - ours), 'names of different widths').toBeGreaterThan(20)
  expect(Math.abs((await widthOfName(picture)) - other)).toBeLessThan(8)
})

test('an enquiry has the other company’s reference, and its mails come from that company', async ({ stack }) => {
  const answer = await fetch(`${stack.contentUrl}/api/general-leads`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${stack.tokens.create}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Meera Joshi',
      email: 'meera@visitor.example',
      subject: 'land',
      consent: { noticeVersion: '2026-11-22', purposes: ['answer'], marketing: false },
    }),
  })
  const { data } = (await answer.json()) as { data: { reference: string } }
  expect(data.reference).toMatch(new RegExp(`^${OTHER_BRAND.referencePrefix}-[0-9A-Z]{4}-[0-9A-Z]{4}$`))
  const mailsOfLead = () => mailsOf(stack).filter((mail) => mail.includes(data.reference))
  await expect.poll(() => mailsOfLead().length).toBeGreaterThanOrEqual(2)
  const mails = mailsOfLead()
  for (const mail of mails) {
    expect(findings('a mail', mail)).toEqual([])
    expect(mail).toContain(`From: ${OTHER_BRAND.name} <${OTHER_BRAND.senderEmail}>`)
  }
  expect(mails.some((mail) => mail.includes(`To: ${OTHER_BRAND.deskEmail}`))).toBe(true)
  const receipt = mails.find((mail) => mail.includes('\nTo: meera@visitor.example'))
  expect(receipt).toContain(`${OTHER_BRAND.name}\n${stack.siteUrl}`)
})

test('the error page for a missing backend has the other brand too', async ({ request, stack }) => {
  await text(request, '/')
  await stack.content.stop()
  const form = {
    name: 'Meera Joshi',
    email: 'meera@visitor.example',
    subject: 'land',
    consent: 'on',
    noticeVersion: '2026-11-22',
  }
  const response = await request.post('/api/leads/enquiry', { form })
  expect(response.status()).toBe(503)
  const page = await response.text()
  expect(page).toContain(`${OTHER_BRAND.name}, home`)
  expect(findings('/api/leads/enquiry', page)).toEqual([])
})

/** Widths of names in the display font, at its size in share pictures. Runs in the browser. */
async function measureNames({ font, names }: { font: string; names: string[] }): Promise<number[]> {
  const face = new FontFace('Display', `url(data:font/ttf;base64,${font})`)
  document.fonts.add(await face.load())
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('this browser has no canvas')
  context.font = '38px Display'
  return names.map((name) => context.measureText(name).width)
}

/** Width of the pale words beside the mark of a share picture. */
async function widthOfName(picture: Buffer): Promise<number> {
  const band = { left: 116, top: 52, width: 300, height: 48 }
  const { data, info } = await sharp(picture).extract(band).greyscale().raw().toBuffer({ resolveWithObject: true })
  const columns = [...data.keys()].filter((index) => (data[index] ?? 0) > 160).map((index) => index % info.width)
  return Math.max(...columns) - Math.min(...columns) + 1
}

/** Occurrences of our own words, with the text around them. */
function findings(where: string, words: string): string[] {
  return words.split('\n').flatMap((line) => {
    const at = line.search(OUR_BRAND)
    return at < 0 ? [] : [`${where}: …${line.slice(Math.max(at - 60, 0), at + 60)}…`]
  })
}

async function text(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text()
}

/** Mails of the backend to visitors and desk, with soft line breaks decoded. */
function mailsOf({ dataDir }: Stack): string[] {
  const folder = join(dataDir, 'mail')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) =>
      readFileSync(join(folder, name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replace(/\r\n/g, '\n'),
    )
}
