import { type ExternalAddress, type PageSection, resolveHref, type Technology } from '@ashlar/contract'
import type { RouteQuery } from '@/routing/route'
import { ButtonLink } from '@/ui/button/button'
import { Figures } from '@/ui/figures/figures'
import { Fold } from '@/ui/fold/fold'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { Section } from '@/ui/section/section'
import { Paragraphs } from '@/ui/text/paragraphs'
import { say } from '@/words/say'
import { Demo } from './demos/demo'
import styles from './product.module.css'
import type { ProductPart } from './product-parts'

interface ProductProps {
  part: ProductPart
  addresses: readonly ExternalAddress[]
  tone: 'ground' | 'course' | 'deep'
  query: RouteQuery
}

/** A product: what it is, its demo, its figures, functions and users with the editors' words, then the next step. */
export function Product({ part, addresses, tone, query }: ProductProps) {
  const { anchor, title, product, section } = part
  return (
    <Section id={anchor || undefined} tone={tone}>
      <div className={styles.product} data-beside={product?.demo?.kind === 'partner-app' ? '' : undefined}>
        <h2 data-enter="">{title}</h2>
        {product?.summary ? <p className={`lead ${styles.summary}`}>{product.summary}</p> : null}
        {product?.demo ? (
          <Demo demo={product.demo} title={title} query={query} anchor={anchor} />
        ) : section?.picture ? (
          <ResponsivePicture picture={section.picture} sizes="100vw" className={styles.picture} />
        ) : null}
        {product ? (
          <Fold summary={say('Figures, what it does, and for whom')} className={styles.more}>
            <div className={styles.words}>
              {product.figures.length > 0 ? <Figures figures={product.figures} /> : null}
              <Does product={product} />
              {section ? <Story section={section} /> : null}
            </div>
          </Fold>
        ) : section ? (
          <Paragraphs text={section.text} className="prose" />
        ) : null}
        {product ? <NextStep product={product} addresses={addresses} /> : null}
      </div>
    </Section>
  )
}

function Story({ section: { heading, text } }: { section: PageSection }) {
  return (
    <div className="stack-3 at-top">
      <h3>{heading}</h3>
      <Paragraphs text={text} className="prose" />
    </div>
  )
}

function Does({ product }: { product: Technology }) {
  return (
    <div className={styles.does}>
      {product.does.length > 0 ? (
        <>
          <h3>{say('What it does')}</h3>
          <ul>
            {product.does.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : null}
      {product.who ? (
        <p className={styles.who}>
          <strong>{say('For whom')}</strong> {product.who}
        </p>
      ) : null}
    </div>
  )
}

function NextStep({ product, addresses }: { product: Technology; addresses: readonly ExternalAddress[] }) {
  const href = product.nextStep && resolveHref(product.nextStep.link, addresses)
  if (!product.nextStep || !href) return null
  const external = /^https?:/.test(href)
  return (
    <p className={styles.step}>
      <ButtonLink link={{ href, label: product.nextStep.label, external }} tone="quiet" />
    </p>
  )
}
