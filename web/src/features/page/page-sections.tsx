import { type ExternalAddress, type Page, type PageSection, resolveHref } from '@ashlar/contract'
import { ButtonLink } from '@/ui/button/button'
import { Fold } from '@/ui/fold/fold'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { Steps } from '@/ui/steps/steps'
import { minWidth } from '@/ui/styles/breakpoints'
import { Paragraphs } from '@/ui/text/paragraphs'
import { say } from '@/words/say'
import styles from './page-sections.module.css'

interface PageSectionsProps {
  page: Page
  addresses: readonly ExternalAddress[]
  /** `columns`: short texts side by side on a wide screen, instead of one below another. */
  layout?: 'rows' | 'columns'
}

/** The editors' sections of a page: headings on the left, text on the right, then the next step. */
export function PageSections({ page, addresses, layout = 'rows' }: PageSectionsProps) {
  const href = page.nextStep && resolveHref(page.nextStep.link, addresses)
  if (page.sections.length === 0 && !href) return null
  return (
    <div className={styles.band} data-tone="ground">
      <div className="page-width">
        <div data-layout={layout}>
          {page.sections.map((section) => (
            <Section key={section.heading} section={section} />
          ))}
        </div>
        {page.nextStep && href ? (
          <p className={styles.next}>
            <ButtonLink link={{ href, label: page.nextStep.label, external: false }} />
          </p>
        ) : null}
      </div>
    </div>
  )
}

function Section({ section }: { section: PageSection }) {
  return (
    <section className={styles.section} id={section.anchor || undefined}>
      <h2 className={styles.heading}>{section.heading}</h2>
      <Fold summary={say('Read on')} name={`${say('Read on')}: ${section.heading}`}>
        <div className="stack-6">
          <Paragraphs text={section.text} className="prose" />
          {section.picture ? (
            <ResponsivePicture
              picture={section.picture}
              sizes={`${minWidth.l} 60vw, 100vw`}
              className={styles.picture}
            />
          ) : null}
        </div>
      </Fold>
      {section.steps.length > 0 ? (
        <div className={styles.steps}>
          <Steps steps={section.steps} />
        </div>
      ) : null}
    </section>
  )
}
