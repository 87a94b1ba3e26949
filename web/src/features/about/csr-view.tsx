import type { CsrPage, ExternalAddress, Page } from '@ashlar/contract'
import { Figures } from '@/ui/figures/figures'
import { Hero } from '@/ui/hero/hero'
import { formatMoney } from '@/ui/money/format-money'
import { Section } from '@/ui/section/section'
import { Paragraphs } from '@/ui/text/paragraphs'
import { say } from '@/words/say'
import { PageSections } from '../page/page-sections'
import styles from './csr-view.module.css'

interface CsrViewProps {
  page: Page
  csr: CsrPage | null
  addresses: readonly ExternalAddress[]
}

/** The page about corporate social responsibility: amounts, places and results. */
export function CsrView({ page, csr, addresses }: CsrViewProps) {
  return (
    <main id="content">
      <Hero name={page.title} heading={page.heading} lead={page.lead} picture={page.picture} />
      {csr && csr.figures.length > 0 ? (
        <Section heading={csr.heading} lead={csr.lead}>
          <Figures figures={csr.figures} />
        </Section>
      ) : null}
      {csr && csr.programmes.length > 0 ? <Programmes programmes={csr.programmes} /> : null}
      <PageSections page={page} addresses={addresses} />
      {csr?.policy ? (
        <Section heading={say('Policy')} id="policy" tone="course">
          <Paragraphs text={csr.policy} className="measure" />
        </Section>
      ) : null}
    </main>
  )
}

/** Each programme's bar is its share of the money, and begins where the bar before it ends: together they fill the line. */
function Programmes({ programmes }: { programmes: CsrPage['programmes'] }) {
  const total = programmes.reduce((sum, { spent }) => sum + (spent ?? 0), 0)
  const spentBefore = (count: number) => programmes.slice(0, count).reduce((sum, { spent }) => sum + (spent ?? 0), 0)
  const shareOf = (rupees: number) => `${((100 * rupees) / total).toFixed(2)}%`
  return (
    <Section
      heading={say('Where, what and with what result')}
      lead={total > 0 ? say('The bar over each programme is its share of the money.') : undefined}
      tone="deep"
      id="programmes-list"
    >
      <ol>
        {programmes.map(({ title, place, text, spent, figure, figureLabel }, index) => (
          <li key={title} className={styles.programme} data-enter="">
            {spent ? (
              <span
                className={styles.share}
                style={{ marginInlineStart: shareOf(spentBefore(index)), width: shareOf(spent) }}
                aria-hidden="true"
              />
            ) : null}
            <div className={`stack-2 at-top ${styles.head}`}>
              <h3>{title}</h3>
              {place ? <p className="caption">{place}</p> : null}
              {spent ? (
                <p className={`bold numbers ${styles.spent}`}>
                  {say('{amount} spent', { amount: formatMoney(spent) })}
                </p>
              ) : null}
            </div>
            <Paragraphs text={text} className="prose" />
            {figure ? (
              <p className={`stack-2 caption at-top ${styles.figure}`}>
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
