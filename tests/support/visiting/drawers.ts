import { expect, type Locator, type Page } from '@playwright/test'

/** The drawers of narrow screens, by depth. The locators do not find a drawer that is hidden. */
export function drawers(page: Page): { first: Locator; second: Locator; third: Locator } {
  const shown = (id: string) => page.getByRole('dialog').and(page.locator(`#${id}`))
  return { first: shown('mobile-menu'), second: shown('mobile-menu-second'), third: shown('mobile-menu-third') }
}

export function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Menu', exact: true })
}

export async function openFirstDrawer(page: Page): Promise<Locator> {
  const { first } = drawers(page)
  await menuButton(page).click()
  await waitForDrawer(first)
  return first
}

/** Opens one of the first drawer's lists. */
export async function openDrawerList(page: Page, title: string): Promise<Locator> {
  const { first } = drawers(page)
  const summary = drawerHeading(first, title)
  await summary.click()
  const list = summary.locator('xpath=following-sibling::ul')
  await expect(list).toBeVisible()
  return list
}

/** A heading of the first drawer that opens a list. Its words also occur elsewhere. */
export function drawerHeading(first: Locator, title: string): Locator {
  return first.locator('summary').getByText(title, { exact: true }).first()
}

export async function openSecondDrawer(
  page: Page,
  menu: 'Services' | 'Technology',
  audience: string,
): Promise<Locator> {
  const list = await openDrawerList(page, menu)
  await list.locator('summary').getByText(audience, { exact: true }).click()
  const { second } = drawers(page)
  await waitForDrawer(second)
  await expect(second).toHaveAccessibleName(`${menu} for ${audience}`)
  return second
}

export async function openThirdDrawer(page: Page, item: string): Promise<Locator> {
  const { second, third } = drawers(page)
  await second.locator('summary').getByText(item, { exact: true }).click()
  await waitForDrawer(third)
  await expect(third).toHaveAccessibleName(item)
  return third
}

/** The back button at the top of a drawer. */
export function backButton(drawer: Locator): Locator {
  return drawer.getByRole('button', { name: /^(Close|Back)$/ })
}

/** Waits until a drawer has slid to its final position, where it is modal. */
export async function waitForDrawer(drawer: Locator): Promise<void> {
  await expect(drawer).toBeVisible()
  await drawer.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const look = () => (element.matches(':modal') ? resolve() : requestAnimationFrame(look))
        look()
      }),
  )
  await drawer.evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finished)))
}

export function openDialogs(page: Page): Locator {
  return page.locator('dialog[open]')
}
