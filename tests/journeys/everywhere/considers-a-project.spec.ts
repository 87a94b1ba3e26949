import { read } from '../../support/seeds'
import { expect, test, visit } from '../../support/test'

interface SeededProject {
  slug: string
  name: string
  projectStatus: string
  reraRegistrations: { number: string; url: string; validUntil?: string; covers?: string }[]
  rentPerSqFt: number | null
  costComponents: { amount: number }[]
  sitePlan: { parts: { name: string }[] }
}

const projects = read<SeededProject[]>('consolidated-projects')

function one(what: string, fits: (project: SeededProject) => boolean): SeededProject {
  const found = projects.find(fits)
  if (!found) throw new Error(`the seeds hold no project ${what}`)
  return found
}

const open = one('for sale', ({ projectStatus, rentPerSqFt, reraRegistrations }) =>
  Boolean(projectStatus !== 'Sold out' && rentPerSqFt === null && reraRegistrations.length > 0),
)
const soldOut = one('that is sold out', ({ projectStatus }) => projectStatus === 'Sold out')
const leased = one('to let', ({ rentPerSqFt, costComponents }) => rentPerSqFt !== null && costComponents.length > 0)

test('each registration stands with its regulator and a code for the telephone', async ({ page }) => {
  await visit(page, `/projects/${open.slug}`)
  const rera = page.locator('#rera')
  for (const { number, url } of open.reraRegistrations) {
    const entry = rera.getByRole('listitem').filter({ hasText: number })
    await expect(entry.locator(`a[href="${url}"]`)).toBeVisible()
    await expect(entry.getByRole('img')).toBeVisible()
  }
})

test('each of two registrations says which part of the project it covers', { tag: '@once' }, async ({ page }) => {
  const parted = one('registered in parts', ({ reraRegistrations }) =>
    Boolean(reraRegistrations.length > 1 && reraRegistrations[0]?.covers),
  )
  await visit(page, `/projects/${parted.slug}`)
  for (const { number, covers = '' } of parted.reraRegistrations) {
    const entry = page.locator('#rera').getByRole('listitem').filter({ hasText: number })
    await expect(entry.getByText(covers, { exact: true })).toBeVisible()
  }
})

test('the site is drawn, and its named parts are listed', { tag: '@once' }, async ({ page }) => {
  await visit(page, `/projects/${open.slug}`)
  const site = page.locator('#site-plan')
  await expect(site.getByRole('img', { name: /^Site plan of / })).toBeVisible()
  const named = open.sitePlan.parts.filter(({ name }) => name)
  await expect(site.getByRole('list').getByRole('listitem')).toHaveCount(named.length)
})

test('a registration whose term is over is not called valid', { tag: '@once' }, async ({ page }) => {
  const over = one('with a registration that ran out', ({ reraRegistrations }) =>
    reraRegistrations.some(({ validUntil }) => validUntil && validUntil < '2026-01-01'),
  )
  await visit(page, `/projects/${over.slug}`)
  const rera = page.locator('#rera')
  await expect(rera.getByText('Ran until', { exact: true })).toBeVisible()
  await expect(rera.getByText('Valid until')).toHaveCount(0)
})

test('the costs of a sale are added up, those of a lease are not', async ({ page }) => {
  await visit(page, `/projects/${open.slug}`)
  const total = open.costComponents.reduce((sum, { amount }) => sum + amount, 0)
  await expect(page.locator('#cost tfoot td')).toHaveText(`₹${new Intl.NumberFormat('en-IN').format(total)}`)
  await visit(page, `/projects/${leased.slug}`)
  await expect(page.locator('#cost tbody tr')).toHaveCount(leased.costComponents.length)
  await expect(page.locator('#cost tfoot')).toHaveCount(0)
})

test('a project can be asked about and visited', async ({ page }) => {
  await visit(page, `/projects/${open.slug}`)
  await page.getByRole('link', { name: 'Ask about this project' }).click()
  await expect(page.locator('section#enquiry')).toBeInViewport()
  await expect(page.locator('section#enquiry a[href^="tel:"]').first()).toBeVisible()
  await expect(page.locator('section#site-visit')).toBeVisible()
})

test('a project that is sold says so and shows what is like it', async ({ page }) => {
  await visit(page, `/projects/${soldOut.slug}`)
  await expect(page.getByText('Every unit here is sold.')).toBeVisible()
  await expect(page.locator('section#site-visit')).toHaveCount(0)
  const similar = page.locator('#similar h3')
  expect(await similar.count()).toBeGreaterThan(0)
  const sold = projects.filter(({ projectStatus }) => projectStatus === 'Sold out').map(({ name }) => name)
  for (const name of await similar.allInnerTexts()) expect(sold).not.toContain(name)
})
