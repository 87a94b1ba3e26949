import { awards, csr, testimonials } from '../../support/expected/page-seeds'
import { allOf } from '../../support/expected/seeds'
import { expect, test, visit } from '../../support/test'

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format()
const open = allOf<{ city: string; closesOn?: string }>('openings').filter(
  ({ closesOn }) => closesOn === undefined || closesOn >= today,
)
const [report] = allOf<{ slug: string; authors: { name: string }[]; sections: { heading: string }[] }>(
  'insights-research-reports-a',
)
const [post] = allOf<{ slug: string }>('posts')
const [vodcast] = allOf<{ slug: string; durationSeconds: number; chapters: { at: number }[] }>('vodcasts')
/** The site shows as many on a page. */
const TESTIMONIALS_ON_A_PAGE = 12

test('a city in the course of careers has its openings', async ({ page }) => {
  const city = open[0]?.city ?? ''
  const count = open.filter((opening) => opening.city === city).length
  await visit(page, '/careers')
  const cities = page.getByRole('navigation', { name: 'Openings by city' })
  await expect(cities, 'before the list').toBeInViewport()
  await cities.getByRole('link', { name: `${city} ${count} opening` }).click()
  await expect(page).toHaveURL(/\/careers\?city=/)
  await expect(page.getByRole('list', { name: 'Openings', exact: true }).getByRole('heading')).toHaveCount(count)
})

test('a report says first who wrote it, and its contents lead to each of its sections', async ({ page }) => {
  await visit(page, `/insights/research-reports/${report?.slug}`)
  await expect(page.getByText(`By ${report?.authors[0]?.name}`)).toBeInViewport()
  const stones = page.getByRole('navigation', { name: 'In this report' }).getByRole('link')
  await expect(stones).toHaveText(report?.sections.map(({ heading }) => heading) ?? [])
  await stones.last().click()
  await expect(page.getByRole('heading', { name: report?.sections.at(-1)?.heading ?? '' })).toBeInViewport()
  await expect(stones.last(), 'the contents stay beside the text').toBeInViewport()
  await expect(stones.last()).toHaveAttribute('aria-current', 'location')
})

test('a chart on the cover of a report shows its last values, and its axes where the text is', async ({ page }) => {
  await visit(page, `/insights/research-reports/${report?.slug}`)
  const [cover, inText] = await Promise.all(
    [page.locator('header a[href^="#chart-"] svg'), page.locator('figure[id^="chart-"] svg:visible').first()].map(
      (drawing) => drawing.locator('text').allTextContents(),
    ),
  )
  const numbers = (texts: string[] = []) => texts.filter((text) => /^[\d.,]+$/.test(text))
  expect(numbers(cover), 'steps of an axis').toEqual([])
  expect(numbers(inText).length).toBeGreaterThan(3)
  expect(
    cover?.some((text) => /^[\d.,]+ \p{L}/u.test(text)),
    'a value before a name',
  ).toBe(true)
})

test('quotations beside each other have letters of one size', async ({ page }) => {
  for (const path of ['/careers', '/', '/services/land-services', '/about/client-testimonials']) {
    await visit(page, path)
    const sizes = await page
      .locator('figure blockquote:visible')
      .evaluateAll((all) => all.map((quote) => getComputedStyle(quote).fontSize))
    expect(sizes.length, path).toBeGreaterThan(1)
    expect(new Set(sizes).size, path).toBe(1)
  }
})

test('every leader has an entry of one width, and no face is cut to a strip', async ({ page }) => {
  await visit(page, '/about/management-team')
  const groups = page.locator('section:has(article)')
  for (const width of [1440, 820]) {
    await page.setViewportSize({ width, height: 900 })
    for (const group of await groups.all()) {
      const widths = await group
        .getByRole('article')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)))
      expect(new Set(widths).size, `${width} px`).toBe(1)
    }
    const faces = page.getByRole('list', { name: /\d+ leaders/ }).locator('img')
    const shapes = await faces.evaluateAll((all) =>
      all.map((face) => face.getBoundingClientRect().width / face.getBoundingClientRect().height),
    )
    expect(Math.min(...shapes), `${width} px`).toBeGreaterThan(0.45)
  }
})

test('research of a service begins with the newest', async ({ page }) => {
  await visit(page, '/services/land-services')
  const dates = await page.locator('#reports time').evaluateAll((all) => all.map((one) => one.getAttribute('datetime')))
  expect(dates.length).toBeGreaterThan(1)
  expect(dates).toEqual(dates.toSorted().reverse())
})

test('a picture beside the first words is as sharp as it is large', async ({ page }) => {
  for (const [path, width] of [
    ['/', 1440],
    ['/', 820],
    ['/services/residential', 820],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, path)
    const picture = page.locator('main header img').first()
    const [offered, needed] = await picture.evaluate((image: HTMLImageElement) => {
      const [, copy = '0'] = /\/pictures\/(\d+)\//.exec(image.currentSrc) ?? []
      const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      return [Number(copy), Math.max(image.clientWidth, image.clientHeight * shape)]
    })
    expect(offered, `${path} at ${width} px`).toBeGreaterThanOrEqual(needed - 1)
  }
})

test('the parts of a cost are as wide as their amounts, and a missing one has an empty place', async ({ page }) => {
  await visit(page, '/projects/calculators/all-in-cost?price=1+cr&duty=10')
  const stones = page.locator('#result [aria-hidden] > span')
  await expect(stones).toHaveText(['Price', 'Stamp duty', 'Registration', 'GST'])
  const [price, duty] = await stones.evaluateAll((all) => all.map((stone) => stone.getBoundingClientRect().width))
  expect((price ?? 0) / (duty ?? 1)).toBeCloseTo(10, 0)
  await expect(stones.nth(2)).toHaveCSS('border-top-style', 'dashed')
})

test('beside a film, a longer chapter is higher', async ({ page }) => {
  await visit(page, `/insights/knowledge-exchange/${vodcast?.slug}`)
  const chapters = page.getByRole('navigation', { name: 'Chapters' }).getByRole('listitem')
  const heights = await chapters.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  const lengths = (vodcast?.chapters ?? []).map(
    ({ at }, index, all) => (all[index + 1]?.at ?? vodcast?.durationSeconds ?? 0) - at,
  )
  const longest = lengths.indexOf(Math.max(...lengths))
  expect(heights[longest]).toBe(Math.max(...heights))
})

test('beside the cost of a project stand its registrations and its site plan', async ({ page }) => {
  for (const slug of ['heron-bend', 'slow-hill', 'millet-acre']) {
    await visit(page, `/projects/${slug}`)
    const boxOf = async (id: string) => {
      const box = await page.locator(`#${id}`).boundingBox()
      if (!box) throw new Error(`${slug} has no ${id}`)
      return { top: box.y, start: box.x, end: box.y + box.height }
    }
    const [cost, rera, plan] = [await boxOf('cost'), await boxOf('rera'), await boxOf('site-plan')]
    expect(rera.top, slug).toBeCloseTo(cost.top, 0)
    expect(rera.start, slug).toBeGreaterThan(cost.start)
    expect(plan.start, slug).toBeCloseTo(rera.start, 0)
    expect(Math.abs(plan.end - cost.end), slug).toBeLessThan(160)
  }
})

test('the wall of an error page leads on', async ({ page, watch }) => {
  watch.expect(/404/)
  await visit(page, '/there-is-no-such-page')
  const wall = page.getByRole('main').getByRole('list')
  await expect(wall.getByRole('link')).toHaveText(['Services', 'Projects', 'Research reports', 'Contact us'])
  await wall.getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL('/projects')
})

test('the complaint of a testimonial is highlighted', async ({ page }) => {
  await visit(page, '/about/client-testimonials')
  const shown = testimonials
    .toSorted((a, b) => b.year - a.year || a.name.localeCompare(b.name))
    .slice(0, TESTIMONIALS_ON_A_PAGE)
  await expect(page.getByRole('main').locator('mark')).toHaveText(shown.flatMap(({ minded }) => minded ?? []))
})

test('the bars over the programmes are a stair of the whole amount', async ({ page }) => {
  await visit(page, '/about/corporate-social-responsibility')
  const programmes = page.locator('#programmes-list li')
  const line = await programmes.first().boundingBox()
  const bars = await programmes.locator('> [aria-hidden]').evaluateAll((all) =>
    all.map((bar) => {
      const { left, right, width } = bar.getBoundingClientRect()
      return { left, right, width }
    }),
  )
  expect(bars).toHaveLength(csr.programmes.length)
  const total = csr.programmes.reduce((sum, { spent }) => sum + spent, 0)
  let end = line?.x ?? 0
  for (const [index, { left, right, width }] of bars.entries()) {
    expect(left).toBeCloseTo(end, 0)
    expect(width / (line?.width ?? 1)).toBeCloseTo((csr.programmes[index]?.spent ?? 0) / total, 2)
    end = right
  }
  expect(end).toBeCloseTo((line?.x ?? 0) + (line?.width ?? 0), 0)
})

test('the bars of all services have one scale, and a second year has a second bar', async ({ page }) => {
  await visit(page, '/services')
  const service = (name: string) =>
    page.locator('#all li').filter({ has: page.getByRole('link', { name, exact: true }) })
  const bar = (name: string) =>
    service(name)
      .locator('[aria-hidden] span')
      .evaluateAll((stones) => stones.reduce((sum, stone) => sum + stone.getBoundingClientRect().width, 0))
  await expect(service('Residential')).toContainText('About 10 weeks')
  await expect(service('Land Services')).toContainText('About 5 months')
  expect((await bar('Land Services')) / (await bar('Residential'))).toBeCloseTo(135 / 73, 1)
  await expect(service('Sales & Marketing').locator('[aria-hidden] > div')).toHaveCount(2)
})

test('beside a post, a longer part is a higher stone, which leads to it', async ({ page }) => {
  await visit(page, `/blog/${post?.slug}`)
  const headings = page.getByRole('article').getByRole('heading', { level: 2 })
  const stones = page.getByRole('navigation', { name: 'In this post' }).getByRole('link')
  await expect(stones).toHaveText(await headings.allTextContents())
  const heights = await stones.evaluateAll((all) => all.map((stone) => stone.getBoundingClientRect().height))
  const lengths = await headings.evaluateAll((all) =>
    all.map((heading) => {
      let length = 0
      for (let next = heading.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling)
        length += next.textContent?.length ?? 0
      return length
    }),
  )
  expect(heights[lengths.indexOf(Math.max(...lengths))]).toBe(Math.max(...heights))
  await stones.last().click()
  await expect(headings.last()).toBeInViewport()
})

test('a field in the course of awards is as long as the number of its awards', async ({ page }) => {
  await visit(page, '/about/awards-and-recognition')
  const fields = page.getByRole('navigation', { name: 'Fields of work' })
  await expect(fields.locator('[aria-current]')).toHaveText('All fields')
  const homes = awards.filter(({ category }) => category === 'Homes').length
  await fields.getByRole('link', { name: `Homes ${homes} awards` }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(homes)
  await expect(fields.locator('[aria-current]')).toContainText('Homes')
})
