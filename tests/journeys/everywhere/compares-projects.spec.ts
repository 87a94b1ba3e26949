import { read } from '../../support/expected/seeds'
import { expectAccessible } from '../../support/reading/axe'
import { expect, headerIsReady, test, visit } from '../../support/test'
import { holdScripts } from '../../support/visiting/held-scripts'

const projects = read<{ slug: string; name: string }[]>('consolidated-projects')
const [first, second, third, fourth, fifth] = projects.map(({ slug }) => slug)

test('ticked projects stay ticked on the next page of the list, and are compared side by side', async ({ page }) => {
  await visit(page, '/projects')
  const tick = page.getByRole('checkbox', { name: /^Compare / }).first()
  await tick.check()
  await expect(page.locator('[data-shortlist-words]')).toHaveText('1 chosen. Choose another to compare.')
  const one = await tick.inputValue()
  await visit(page, '/projects?page=2')
  await page
    .getByRole('checkbox', { name: /^Compare / })
    .nth(1)
    .check()
  await page.getByRole('form', { name: 'Compare' }).getByRole('button', { name: 'Compare' }).click()
  await headerIsReady(page)
  await expect(page.locator('thead th')).toHaveCount(2)
  await expect(page.locator(`thead a[href="/projects/${one}"]`)).toBeVisible()
  // Each cell is read out with its heading, which is the name alone.
  await expect(page.locator('thead th a')).toHaveCount(2)
  await expect(
    page
      .getByRole('row', { name: /^Only here / })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Price and area' })).toBeVisible()
  await expectAccessible(page)
  await page.locator(`[data-shortlist-drop="${one}"]`).click()
  await expect(page.locator('thead th')).toHaveCount(1)
  await visit(page, '/projects')
  await expect(page.getByRole('checkbox', { name: /^Compare / }).first()).not.toBeChecked()
})

test('projects ticked before the script has loaded stay ticked', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/projects', { waitUntil: 'commit' })
  const tick = page.getByRole('checkbox', { name: /^Compare / }).first()
  await tick.check()
  release()
  await expect(page.locator('[data-shortlist-words]')).toHaveText('1 chosen. Choose another to compare.')
  await expect(tick).toBeChecked()
})

test('ticked projects can be compared from each page of projects', async ({ page }) => {
  await visit(page, '/projects')
  const compare = page.getByRole('form', { name: 'Compare' }).getByRole('button', { name: 'Compare' })
  await expect(compare).toBeHidden()
  await page
    .getByRole('checkbox', { name: /^Compare / })
    .first()
    .check()
  for (const path of ['/projects?page=2', '/projects?view=map', `/projects/${second}`]) {
    await visit(page, path)
    await expect(compare).toBeInViewport({ ratio: 1 })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, 1_500))
    await expect(compare).toBeInViewport({ ratio: 1 })
    // Other content at the bottom of the window must not be covered.
    const enquire = page.getByRole('navigation', { name: 'Next steps' }).getByRole('link', { name: 'Enquire' })
    if (await enquire.isVisible()) await enquire.click({ trial: true })
  }
})

test('on a laptop the first screen has the best figures and the prices', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await visit(page, '/projects/compare?ids=heron-bend,slow-hill,twelve-verandas')
  await expect(page.getByRole('row', { name: /^Best figures / })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('row', { name: /^Price ₹/ })).toBeInViewport({ ratio: 1 })
  // The names, and what can be done next, stay with the rows.
  await page.getByRole('rowheader', { name: 'Same for all' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('columnheader', { name: 'Slow Hill' })).toBeInViewport({ ratio: 1 })
  const enquire = page.getByRole('link', { name: 'Enquire: Slow Hill' })
  await expect(enquire).toBeInViewport({ ratio: 1 })
  await enquire.click({ trial: true })
})

test('no figure runs out of a card', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/projects/heron-bend')
  const figures = page.locator('[data-project] dd')
  expect(await figures.count()).toBeGreaterThan(3)
  for (const width of [320, 360, 390, 480, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const over = await figures.evaluateAll((cells) =>
      cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    )
    expect.soft(over, `${width} px`).toEqual([])
  }
})

test('beside the map the tick stands on the line of the status, and a month on one line', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/projects?view=map')
  const broken = await page.locator('[data-project]').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const [tick, month] = [card.querySelector('label'), card.querySelector<HTMLElement>('dl > :last-child > dd')]
      const [state, label] = [tick?.parentElement?.firstElementChild, card.querySelector<HTMLElement>('dl dt')]
      if (!tick || !month || !state || !label) return [`${card.id} lacks a part`]
      const [above, beside] = [state.getBoundingClientRect(), tick.getBoundingClientRect()]
      const isOneRow = beside.top < above.bottom && above.top < beside.bottom
      return isOneRow && month.offsetHeight < 1.5 * label.offsetHeight ? [] : [card.id]
    }),
  )
  expect(broken).toEqual([])
})

test('on the narrowest phone two projects are compared without a broken word', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, `/projects/compare?ids=${first},${second}`)
  const broken = await page.getByRole('table').evaluate((table) => {
    const word = document.createRange()
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { index, 0: letters } of (text.nodeValue ?? '').matchAll(/[^\s–-]+/g)) {
        word.setStart(text, index)
        word.setEnd(text, index + letters.length)
        if (new Set([...word.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(letters)
      }
    }
    return found
  })
  expect(broken).toEqual([])
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(page.getByRole('row', { name: /^Possession / }).getByRole('cell')).toHaveCount(2)
})

test('no more than four are kept', async ({ page }) => {
  await visit(page, '/projects')
  const ticks = page.getByRole('checkbox', { name: /^Compare / })
  for (const index of [0, 1, 2, 3]) await ticks.nth(index).check()
  await ticks.nth(4).click()
  await expect(ticks.nth(4)).not.toBeChecked()
  await expect(page.locator('[data-shortlist-words]')).toContainText('remove one first')
})

test('an address with too many or unknown projects says what was left out', async ({ page }) => {
  await visit(page, `/projects/compare?ids=${[first, 'nobody', second, third, fourth, fifth].join(',')}`)
  await expect(page.locator('thead th')).toHaveCount(3)
  await expect(page.getByRole('status').filter({ hasText: '“nobody”' })).toContainText('2 more were left out')
})

test('an empty comparison links to the list, and to ticked projects', async ({ page }) => {
  await visit(page, '/projects')
  await page
    .getByRole('checkbox', { name: /^Compare / })
    .first()
    .check()
  await visit(page, '/projects/compare')
  await page.getByRole('link', { name: 'Compare the projects you chose on this device' }).click()
  await expect(page.locator('thead th')).toHaveCount(1)
})
