import type { Page } from '@playwright/test'
import { read } from '../../support/expected/seeds'
import { expect, test, visit } from '../../support/test'
import { leadForm } from '../../support/visiting/leads'
import { INVALID } from '../../support/visiting/newsletter'

/**
 * A browser's translator puts each text into an element of its own, also those that scripts add later. What a script
 * does then must still be shown, and throw nothing (the watch of every journey).
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      // A walker leaves out the node that it begins with.
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        const { parentElement } = text
        if (!text.data.trim() || !parentElement || parentElement.closest('script, style, textarea, font')) continue
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text)
      }
    }
    wrap(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) wrap(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

const projects = read<{ city: string }[]>('consolidated-projects')
const inPune = projects.filter(({ city }) => city === 'Pune').length

test.describe('a page that a translator has changed', { tag: '@release' }, () => {
  test('filters, and compares', async ({ page }) => {
    await visit(page, '/projects')
    await translate(page)
    const form = page.getByRole('form', { name: 'Filter the projects' })
    await form.locator('summary').filter({ hasText: 'City and locality' }).click()
    const pune = form.getByRole('checkbox', { name: /^Pune / })
    for (const [isChosen, count] of [
      [true, inPune],
      [false, projects.length],
      [true, inPune],
    ] as const) {
      await pune.setChecked(isChosen)
      await expect(page.locator('#count')).toHaveText(`${count} projects`)
    }
    const ticks = page.locator('main [type=checkbox][name=ids]')
    await ticks.nth(0).check()
    await ticks.nth(1).check()
    await page.locator('#compare').getByRole('button', { name: 'Compare' }).click()
    await expect(page).toHaveURL(/\/projects\/compare\?/)
  })

  test('tells faults at the fields, and sends', async ({ page }) => {
    await visit(page, '/about/contact-us')
    await page.locator('html[data-forms-ready]').waitFor({ state: 'attached' })
    await translate(page)
    const { button, fault, summary, field } = leadForm(page, 'enquiry')
    await button.click()
    await expect(summary).toBeVisible()
    await expect(fault('name')).not.toHaveText('')
    await field('name').fill('Meera Joshi')
    await field('phone').focus()
    await expect(fault('name')).toHaveText('')
    await button.click()
    await expect(summary).toBeVisible()
    const address = page.getByRole('contentinfo').getByRole('textbox')
    await address.fill('nobody')
    await address.press('Enter')
    await expect(page.locator('#newsletter-note')).toHaveText(INVALID)
  })

  test('suggests, and finds', async ({ page }) => {
    await visit(page)
    await translate(page)
    const box = page.getByRole('banner').getByRole('search').getByLabel('Looking for')
    await box.click()
    await expect(box).toHaveRole('combobox')
    for (const typed of ['pun', 'e', ' office', '']) {
      await (typed ? box.pressSequentially(typed) : box.fill('land'))
      await expect(page.getByRole('option').first()).toBeVisible()
    }
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await box.press('Enter')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Results for “land”')
  })

  test('calculates, twice', async ({ page }) => {
    await visit(page, '/projects/calculators/emi')
    await translate(page)
    await page.locator('#figure-loan').fill('50 lakh')
    await page.locator('#figure-rate').fill('8.5')
    await page.getByRole('main').getByRole('button', { name: 'Calculate' }).click()
    await expect(page.locator('#result')).toContainText('₹43,391')
    await translate(page)
    await page.locator('#figure-rate').fill('9')
    await page.getByRole('main').getByRole('button', { name: 'Calculate' }).click()
    await expect(page.locator('#result')).toContainText('₹44,986')
  })
})
