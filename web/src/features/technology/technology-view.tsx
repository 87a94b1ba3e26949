import { type ExternalAddress, type Page, resolveHref, type Technology, type TechnologyDemo } from '@ashlar/contract'
import type { RouteQuery } from '@/routing/route'
import { ButtonLink } from '@/ui/button/button'
import { Hero } from '@/ui/hero/hero'
import { ForwardIcon } from '@/ui/icons/icons'
import { Section } from '@/ui/section/section'
import { say } from '@/words/say'
import { Product } from './product'
import { type ProductPart, productPartsOf } from './product-parts'
import styles from './technology-view.module.css'

interface TechnologyViewProps {
  page: Page
  products: readonly Technology[]
  addresses: readonly ExternalAddress[]
  query: RouteQuery
}

/** Demos whose own ground is dark: their sections have it too. */
const ON_DEEP = new Set<TechnologyDemo['kind'] | undefined>(['partner-app', 'centre-console'])

/** The technology products: links to all, then each with its demo, and the next step once more. */
export function TechnologyView({ page, products, addresses, query }: TechnologyViewProps) {
  const parts = productPartsOf(page, products)
  const href = page.nextStep && resolveHref(page.nextStep.link, addresses)
  const nextStep =
    page.nextStep && href ? <ButtonLink link={{ href, label: page.nextStep.label, external: false }} /> : null
  return (
    <main id="content">
      <Hero name={page.title} heading={page.heading} lead={page.lead} picture={page.picture}>
        {nextStep}
      </Hero>
      <Contents parts={parts.filter(({ anchor }) => anchor)} />
      {parts.some(({ product }) => product?.demo && product.demo.kind !== 'seat-finder') ? (
        <p className={`page-width caption ${styles.drawn}`}>
          {say('What follows is drawn with invented records: nothing in a picture can be pressed.')}
        </p>
      ) : null}
      {parts.map((part, index) => (
        <Product
          key={part.title}
          part={part}
          addresses={addresses}
          tone={ON_DEEP.has(part.product?.demo?.kind) ? 'deep' : index % 2 === 0 ? 'ground' : 'course'}
          query={query}
        />
      ))}
      {nextStep ? (
        <Section
          heading={say('See one with your own records')}
          lead={say(
            'Name the product and what you have: a price list, a list of members, a street. We show it with that.',
          )}
        >
          {nextStep}
        </Section>
      ) : null}
    </main>
  )
}

function Contents({ parts }: { parts: readonly ProductPart[] }) {
  if (parts.length < 2) return null
  return (
    <nav className={`page-width ${styles.contents}`} aria-label={say('On this page')}>
      <ul className={`rule-below ${styles.ways}`}>
        {parts.map(({ anchor, title, section }) => (
          <li key={anchor} className="rule-above">
            <a className={`quiet ${styles.way}`} href={`#${anchor}`}>
              <span className="heading-face">{title}</span>
              {section && section.heading !== title ? <span className="caption">{section.heading}</span> : null}
              <ForwardIcon />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
