import type { Locator, Page } from '@playwright/test'
import { megaMenu } from './menus'

/** A host whose films a visitor is asked about. */
export const FILM_HOST = 'www.youtube-nocookie.com'

/**
 * Presses the first film of the About menu, whose markup is changed to that of a film at another site.
 *
 * @returns the question that the page asks, and the poster of the film
 */
export async function openFilmOfElsewhere(page: Page): Promise<{ question: Locator; poster: Locator; panel: Locator }> {
  const { button, panel } = megaMenu(page, 'about')
  await button.press('Enter')
  const poster = panel.getByRole('link', { name: /^Play film/ }).first()
  await poster.evaluate((link, host) => {
    link.dataset.filmKind = 'frame'
    link.dataset.filmSrc = `https://${host}/embed/abc`
  }, FILM_HOST)
  await poster.press('Enter')
  return { question: page.getByRole('group', { name: 'Before this film plays' }), poster, panel }
}
