import type { Page, PageSection, Technology } from '@ashlar/contract'

/** The content of the page under one anchor: a product, the page's own section about it, or both. */
export interface ProductPart {
  anchor: string
  title: string
  product: Technology | null
  section: PageSection | null
}

/**
 * Products with the page's sections of the same anchor. A section without a product stands alone, so that a link in a
 * menu still has its anchor when the product is missing.
 */
export function productPartsOf(page: Page, products: readonly Technology[]): ProductPart[] {
  const shown = products.map(
    (product): ProductPart => ({
      anchor: product.anchor,
      title: product.title,
      product,
      section: page.sections.find(({ anchor }) => anchor === product.anchor) ?? null,
    }),
  )
  const alone = page.sections
    .filter((section) => !products.some(({ anchor }) => anchor === section.anchor))
    .map(
      (section): ProductPart => ({
        anchor: section.anchor,
        title: section.heading,
        product: null,
        section,
      }),
    )
  return [...shown, ...alone].toSorted((a, b) => a.anchor.localeCompare(b.anchor, 'en', { numeric: true }))
}
