import type { Page } from '@playwright/test'
import { read, someRecord } from '../support/expected/seeds'
import { untilIdle } from '../support/test'
import { megaMenu, menuNames } from '../support/visiting/menus'

/** One page or state to look at. */
export interface Template {
  name: string
  path: string
  /** 200 by default. */
  status?: number
  /** Brings the page into the state. A template with `open` is shown up to the end of the screen, others completely. */
  open?: (page: Page) => Promise<void>
  /** Screens that have such a state. */
  screens?: 'wide' | 'narrow'
}

const WIDE = 1024

const compared = read<{ slug: string }[]>('consolidated-projects')
  .slice(0, 4)
  .map(({ slug }) => slug)

const pages: Template[] = [
  ['home', '/'],
  ['services', '/services'],
  ['service', '/services/residential'],
  ['page-of-blocks', '/moving-your-office'],
  ['projects', '/projects'],
  ['projects-nothing-found', '/projects?city=panaji&propertytype=Commercial&price=-1'],
  ['project', `/projects/${someRecord('consolidated-projects').slug}`],
  ['city', '/projects/in/pune'],
  ['locality', '/projects/in/pune/kharadi'],
  ['project-map', '/projects?city=pune&view=map'],
  ['compare', `/projects/compare?ids=${compared.join(',')}`],
  ['bank', '/projects/bank'],
  ['calculators', '/projects/calculators'],
  ['calculator', '/projects/calculators/emi?loan=50,00,000&rate=8.5&years=20'],
  ['technology', '/technology'],
  ['ada', '/ada'],
  ['aca', '/aca'],
  ['who-we-are', '/about/who-we-are'],
  ['management-team', '/about/management-team'],
  ['client-testimonials', '/about/client-testimonials'],
  ['awards', '/about/awards-and-recognition'],
  ['csr', '/about/corporate-social-responsibility'],
  ['contact', '/about/contact-us'],
  ['reports', '/insights/research-reports'],
  ['report', `/insights/research-reports/${someRecord('insights-research-reports-a').slug}`],
  ['knowledge-exchange', '/insights/knowledge-exchange'],
  ['vodcast', `/insights/knowledge-exchange/${someRecord('vodcasts').slug}`],
  ['blog', '/blog'],
  ['post', `/blog/${someRecord('posts').slug}`],
  ['in-the-news', '/in-the-news'],
  ['careers', '/careers'],
  ['opening', `/careers/${someRecord('openings').slug}`],
  ['privacy-policy', '/privacy-policy'],
  ['cookies', '/cookies'],
  ['terms-of-use', '/terms-of-use'],
  ['accessibility', '/accessibility'],
  ['figures', '/figures'],
  ['offline', '/offline'],
  ['rera', '/rera'],
  ['search', '/search-result?searchTextFromHeader=office'],
  ['search-nothing-found', '/search-result?searchTextFromHeader=qwertyuiop'],
  ['newsletter', '/newsletter'],
  ['styleguide', '/styleguide'],
].map(([name = '', path = '']) => ({ name, path }))

const notFound: Template = { name: 'not-found', path: '/there-is-no-such-page', status: 404 }

const menus = menuNames.map(
  (menu): Template => ({
    name: `menu-${menu}`,
    path: '/styleguide',
    screens: 'wide',
    open: async (page) => {
      const { button, panel } = megaMenu(page, menu)
      await button.press('Enter')
      await panel.waitFor()
    },
  }),
)

const drawer: Template = {
  name: 'drawer',
  path: '/styleguide',
  screens: 'narrow',
  open: async (page) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('summary').first().click()
  },
}

const refusedForm: Template = {
  name: 'newsletter-refused',
  path: '/styleguide',
  open: async (page) => {
    const field = page.getByRole('contentinfo').getByRole('textbox')
    await field.fill('nobody')
    await field.press('Enter')
    await page.getByText('Invalid email').waitFor()
    // The page may have scrolled to the field; the picture must show the whole form.
    await field.evaluate((input) => input.closest('section')?.scrollIntoView({ block: 'end', behavior: 'instant' }))
  },
}

export const templates: readonly Template[] = [...pages, notFound, ...menus, drawer, refusedForm]

/** Whether a template has a state on a screen of this width. */
export function isFor({ screens }: Template, width: number): boolean {
  return screens === undefined || (screens === 'wide') === width >= WIDE
}

/** Waits until the page is complete: every picture and font loaded, every band laid out, scrolled to the top. */
export async function waitForWholePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
    await document.fonts.ready
    // A band below the first screens is laid out when its animation ends (chrome/site-frame.module.css).
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)))
    // A picture that fails to load is visibly missing in the result.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await untilIdle(page)
}
