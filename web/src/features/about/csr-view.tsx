import type { CsrPage, ExternalAddress, Page } from '@ashlar/contract'
import { Figures } from '@/ui/figures/figures'
import { Hero } from '@/ui/hero/hero'
import { Section } from '@/ui/section/section'
import { Paragraphs } from '@/ui/text/paragraphs'
import { PageSections } from '../page/page-sections'
import styles from './csr-view.module.css'

interface CsrViewProps {
  page: Page
  csr: CsrPage | null
  addresses: readonly ExternalAddress[]
}

/** The page of corporate social responsibility: amounts, places and results. */
export function CsrView({ page, csr, addresses }: CsrViewProps) {
  return (
    <main id="content">
      <Hero heading={page.heading} lead={page.lead} picture={page.picture} />
      {csr && csr.figures.length > 0 ? (
        <Section heading={csr.heading} lead={csr.lead}>
          <Figures figures={csr.figures} />
        </Section>
      ) : null}
      {csr && csr.programmes.length > 0 ? <Programmes programmes={csr.programmes} /> : null}
      <PageSections page={page} addresses={addresses} />
      {csr?.policy ? (
        <Section heading="Policy" id="policy" tone="course">
          <Paragraphs text={csr.policy} className={styles.policy} />
        </Section>
      ) : null}
    </main>
  )
}

function Programmes({ programmes }: { programmes: CsrPage['programmes'] }) {
  return (
    <Section heading="Where, what and with what result" tone="deep" id="programmes-list">
      <ol>
        {programmes.map(({ title, place, text, figure, figureLabel }) => (
          <li key={title} className={styles.programme} data-enter="">
            <div className={styles.head}>
              <h3>{title}</h3>
              {place ? <p className={styles.place}>{place}</p> : null}
            </div>
            <Paragraphs text={text} className={styles.text} />
            {figure ? (
              <p className={styles.figure}>
                <strong>{figure}</strong>
                <span>{figureLabel}</span>
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </Section>
  )
}
