import { vodcasts } from '../../support/expected/page-seeds'
import { expectAccessible } from '../../support/reading/axe'
import { test, visit } from '../../support/test'

const paths = [
  '/about/who-we-are',
  '/about/management-team',
  '/about/client-testimonials',
  '/about/awards-and-recognition',
  '/about/corporate-social-responsibility',
  '/about/contact-us',
  '/in-the-news?category=company',
  // Nothing is found: the closest matches.
  '/in-the-news?category=projects&year=2024',
  '/insights/knowledge-exchange?find=lift',
  `/insights/knowledge-exchange/${vodcasts[0]?.slug}?find=lift`,
  '/rera',
  '/privacy-policy',
  '/cookies',
  '/accessibility',
  '/terms-of-use',
]

for (const path of paths) {
  test(`axe finds no fault on ${path}`, async ({ page }) => {
    await visit(page, path)
    await expectAccessible(page)
  })
}
