import { posts as newest, read } from '../../support/expected/seeds'
import { expect, test, visit } from '../../support/test'

interface SeededPost {
  slug: string
  title: string
  date: string
  author: string
  category: string
}

const posts = read<SeededPost[]>('posts').sort((a, b) => Date.parse(b.date) - Date.parse(a.date))
const PAGE_SIZE = 12

test('posts are paginated by address, and each is listed once', async ({ page }) => {
  await visit(page, '/blog')
  await expect(page.getByText(`${newest.length} posts`, { exact: true })).toBeVisible()
  const entry = page.getByRole('article').filter({ hasText: posts[0]?.title ?? '' })
  await expect(entry.getByText(posts[0]?.category ?? '', { exact: true })).toBeVisible()
  await expect(entry.getByText(posts[0]?.author ?? '', { exact: true })).toBeVisible()
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  const first = await titles.allTextContents()
  expect(first).toEqual(posts.slice(0, PAGE_SIZE).map(({ title }) => title))
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await page.waitForURL('**/blog?page=2')
  const second = await titles.allTextContents()
  expect(new Set([...first, ...second]).size).toBe(first.length + second.length)
})

test('a category and an author have lists of their own', async ({ page }) => {
  const category = posts[0]?.category ?? ''
  const author = posts[0]?.author ?? ''
  await visit(page, '/blog')
  await page.getByRole('navigation', { name: 'Posts by category' }).getByRole('link', { name: category }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category)
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(titles).toHaveText(posts.filter((post) => post.category === category).map(({ title }) => title))
  await page.getByRole('navigation', { name: 'Posts by author' }).getByRole('link', { name: author }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Posts by ${author}`)
  await expect(titles).toHaveText(posts.filter((post) => post.author === author).map(({ title }) => title))
})

test('unknown categories and authors are ignored, and the page says so', { tag: '@once' }, async ({ page }) => {
  const response = await page.goto('/blog?category=gossip&page=-1')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('main').getByRole('status')).toContainText('gossip')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog$/)
})

test('a post says who wrote it, and leads to what to read next', async ({ page }) => {
  const post = posts[0]
  await visit(page, `/blog/${post?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post?.title ?? '')
  await expect(page.getByRole('complementary').getByRole('link', { name: post?.author ?? '' })).toBeVisible()
  const next = page.getByRole('list', { name: 'Read next' }).getByRole('link')
  await expect(next).toHaveCount(2)
  expect(await next.allTextContents()).not.toContain(post?.title)
})

test('a post and a report link to the related service and person', { tag: '@once' }, async ({ page }) => {
  const services = read<{ title: string; path: string; people: string[]; topics?: string[] }[]>('services-mdms')
  const leaders = read<{ key: string; name: string; phone: string }[]>('leaders')
  const reports = ['a', 'b'].flatMap((part) =>
    read<{ slug: string; industry: string }[]>(`insights-research-reports-${part}`),
  )
  const ends = new Map([
    ...posts.map(({ slug, category }) => [category, `/blog/${slug}`] as const),
    ...reports.map(({ slug, industry }) => [industry, `/insights/research-reports/${slug}`] as const),
  ])
  for (const [topic, path] of ends) {
    const service = services.find(({ topics }) => topics?.includes(topic))
    const person = leaders.find(({ key }) => key === service?.people[0])
    await visit(page, path)
    const ask = page.locator('section#ask')
    await expect(ask.getByRole('link', { name: service?.title ?? '', exact: true })).toBeVisible()
    await expect(ask.locator('a[href^="tel:"]')).toHaveText(person?.phone ?? '')
    await expect(ask.getByRole('link', { name: 'Send an enquiry' })).toHaveAttribute('href', `${service?.path}#enquiry`)
  }
})
