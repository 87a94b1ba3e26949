import { expectAccessible } from '../../support/axe'
import { vodcasts } from '../../support/page-seeds'
import { test, visit } from '../../support/test'

const paths = [
  '/about/who-we-are',
  '/about/management-team',
  '/about/client-testimonials',
  '/about/awards-and-recognition',
  '/about/corporate-social-responsibility',
  '/about/contact-us',
  '/in-the-news?category=company',
  '/insights/knowledge-exchange?find=lift',
  `/insights/knowledge-exchange/${vodcasts[0]?.slug}?find=lift`,
  '/rera',
  '/privacy-policy',
  '/terms-of-use',
]

for (const path of paths) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await visit(page, path)
    await expectAccessible(page)
  })
}
