import type { Locator, Page } from '@playwright/test'
import { type MenuName, menus } from '../expected/navigation-of-the-specification'

/** The parts of one mega menu on a desktop. */
export interface MegaMenu {
  title: Locator
  button: Locator
  panel: Locator
  tab: (audience: string) => Locator
  /** The visible list. */
  list: Locator
}

export function megaMenu(page: Page, name: MenuName): MegaMenu {
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const panel = page.locator(`#menu-${name}`)
  return {
    // A link in a panel may have the same words.
    title: navigation
      .getByRole('link', { name: menus[name].title, exact: true })
      .and(page.locator('[data-menu-title]')),
    button: navigation.getByRole('button', { name: `${menus[name].title} menu` }),
    panel,
    tab: (audience) => panel.getByRole('tab', { name: audience }),
    list: panel.getByRole('tabpanel'),
  }
}

export const menuNames = Object.keys(menus) as MenuName[]

/** Moves the pointer as a hand does: in small steps, each to whole pixels. */
export async function movePointer(
  page: Page,
  from: Point,
  to: Point,
  { steps, afterEach }: { steps: number; afterEach?: (at: Point) => Promise<unknown> },
): Promise<void> {
  for (let step = 0; step <= steps; step++) {
    const share = step / steps
    const at = { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) }
    await page.mouse.move(at.x, at.y)
    await afterEach?.(at)
  }
}

export interface Point {
  x: number
  y: number
}

export async function centreOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not on show`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * Stops the page's clock, so that a hover delay does not depend on how busy the machine is. Call `page.clock.install()`
 * before the page is opened. The clock goes on a minute first, so that it never has to go back.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 60_000)
}

/** Records the state changes of panels from now on: 'services open', 'services closed' and so on. */
export async function recordPanels(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const log: string[] = []
    Object.assign(window, { panelLog: log })
    document.addEventListener(
      'beforetoggle',
      (event) => {
        if (event.target instanceof HTMLElement) log.push(`${event.target.id.replace('menu-', '')} ${event.newState}`)
      },
      true,
    )
  })
  return () => page.evaluate(() => (window as unknown as { panelLog: string[] }).panelLog)
}
