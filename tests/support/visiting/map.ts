import type { Page } from '@playwright/test'
import { expect } from '../test'

/** Gives the first sign of a person, at which the map of the projects starts, and waits until it is drawn. */
export async function useMap(page: Page): Promise<void> {
  // A key that does nothing by itself.
  await page.keyboard.press('Shift')
  await expect(page.locator('[data-project-map]')).toHaveAttribute('data-state', 'ready')
}
