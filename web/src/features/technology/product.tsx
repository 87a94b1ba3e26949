import { type ExternalAddress, type PageSection, resolveHref, type Technology } from '@ashlar/contract'
import type { ReactNode } from 'react'
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
  tone: 'ground' | 'course'
  query: RouteQuery
}

/** A product: what it is, its figures and the next step, its demo, then its functions and its users. */
export function Product({ part, addresses, tone, query }: ProductProps) {
  const { anchor, title, product, section } = part
  return (
    <Section id={anchor || undefined} tone={tone}>
      <div className={styles.head} data-enter="">
        <div className={`stack-3 ${styles.what}`}>
          <h2>{title}</h2>
          {product?.summary ? <p className="lead">{product.summary}</p> : null}
          {product ? <NextStep product={product} addresses={addresses} /> : null}
        </div>
        {product && product.figures.length > 0 ? <Figures figures={product.figures} /> : null}
      </div>
      {product?.demo ? (
        <AtWork folds={product.demo.kind !== 'seat-finder'}>
          <Demo demo={product.demo} title={title} query={query} anchor={anchor} />
        </AtWork>
      ) : section?.picture ? (
        <ResponsivePicture picture={section.picture} sizes="100vw" className={styles.picture} />
      ) : null}
      {product ? (
        <Fold wide="closed" summary={say('What it does, and for whom')} className={styles.more}>
          <div className={styles.words}>
            {section ? <Story section={section} heading={<h3>{section.heading}</h3>} /> : null}
            <Does product={product} />
          </div>
        </Fold>
      ) : section ? (
        <div className={styles.words}>
          <Story section={section} />
        </div>
      ) : null}
    </Section>
  )
}

/** The demo of a product. A picture is long on a phone, so it shows its beginning there; an interactive demo is open. */
function AtWork({ folds, children }: { folds: boolean; children: ReactNode }) {
  return folds ? (
    <Fold summary={say('See it at work')} peek>
      {children}
    </Fold>
  ) : (
    children
  )
}

function Story({ section, heading }: { section: PageSection; heading?: ReactNode }) {
  return (
    <div className="stack-4 at-top">
      {heading}
      <Paragraphs text={section.text} className="prose" />
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
    <p>
      <ButtonLink link={{ href, label: product.nextStep.label, external }} tone="quiet" />
    </p>
  )
}
