import type { Locator, Page } from '@playwright/test'

/** Counts a visitor's actions: each tap or click, and each key that submits or moves on. Letters are not counted. */
export class TapCounter {
  taps = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async tap(target: Locator): Promise<void> {
    this.taps++
    await target.click()
  }

  async type(field: Locator, words: string): Promise<void> {
    await this.tap(field)
    await this.#page.keyboard.type(words)
  }

  async press(key: string): Promise<void> {
    this.taps++
    await this.#page.keyboard.press(key)
  }
}

/**
 * Distance of a part from the top of the page in screens, without the fixed header: 0.9 is at the bottom of the first
 * screen.
 */
export async function screensDownTo(part: Locator): Promise<number> {
  return part.evaluate((element) => (element.getBoundingClientRect().top + window.scrollY) / window.innerHeight)
}
