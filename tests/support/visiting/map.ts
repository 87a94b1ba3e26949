import type { Locator, Page } from '@playwright/test'
import { expect } from '../test'

/** Gives the first sign of a person, at which the map of the projects starts, and waits until it is drawn. */
export async function useMap(page: Page): Promise<void> {
  // A key that does nothing by itself.
  await page.keyboard.press('Shift')
  await expect(page.locator('[data-project-map]')).toHaveAttribute('data-state', 'ready')
}

/** Shows the buttons that move the map, for those who do not drag. */
export async function openArrows(map: Locator): Promise<void> {
  await expect(map.getByRole('button', { name: 'Move up' })).toBeHidden()
  await map.locator('summary').press('Enter')
  await expect(map.getByRole('button', { name: 'Move up' })).toBeVisible()
}

/** Names and marks that another mark covers, and names that the map's edge cuts off. */
export function coveredOnMap(page: Page): Promise<(string | null)[]> {
  return page.locator('[data-map-canvas]').evaluate((canvas) => {
    const edge = canvas.getBoundingClientRect()
    const marks = [...canvas.querySelectorAll('button')].map((mark) => ({ mark, box: mark.getBoundingClientRect() }))
    const isUnder = ({ left, right, top, bottom }: DOMRect, own?: Element) => {
      const covers = ({ mark, box }: (typeof marks)[number]) =>
        mark !== own && box.left < right && left < box.right && box.top < bottom && top < box.bottom
      return marks.some(covers)
    }
    const names = [...canvas.querySelectorAll<HTMLElement>('span[data-kind]')]
      .filter((name) => name.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((name) => {
        const text = document.createRange()
        text.selectNodeContents(name)
        const box = text.getBoundingClientRect()
        if (box.right <= edge.left || box.left >= edge.right || box.bottom <= edge.top || box.top >= edge.bottom)
          return false
        return box.left < edge.left || box.right > edge.right || isUnder(box)
      })
    const under = marks.filter(({ mark, box }) => isUnder(box, mark))
    return [...names, ...under.map(({ mark }) => mark)].map(({ textContent }) => textContent)
  })
}
