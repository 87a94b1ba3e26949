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
