import type { Locator, Page } from '@playwright/test'

/** Counts what a visitor does: each tap or click, and each key of the keyboard that goes on. Letters are free. */
export class Hand {
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

/** How many screens down a part of the page begins, without what is fixed above it: 0.9 is at the foot of the first. */
export async function screensTo(part: Locator): Promise<number> {
  return part.evaluate((element) => (element.getBoundingClientRect().top + window.scrollY) / window.innerHeight)
}
