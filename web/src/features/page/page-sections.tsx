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
  /** Whether the texts are open on a narrow screen too. */
  open?: boolean
}

/** The editors' sections of a page: headings on the left, text on the right, then the next step. */
export function PageSections({ page, addresses, layout = 'rows', open = false }: PageSectionsProps) {
  const href = page.nextStep && resolveHref(page.nextStep.link, addresses)
  if (page.sections.length === 0 && !href) return null
  return (
    <div className={styles.band} data-tone="ground">
      <div className="page-width">
        <div data-layout={layout}>
          {page.sections.map((section) => (
            <Section key={section.heading} section={section} open={open} />
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

function Section({ section, open }: { section: PageSection; open: boolean }) {
  return (
    <section className={styles.section} id={section.anchor || undefined}>
      <h2 className={styles.heading}>{section.heading}</h2>
      {open ? (
        <SectionText section={section} />
      ) : (
        <Fold summary={say('Read on')} name={`${say('Read on')}: ${section.heading}`}>
          <SectionText section={section} />
        </Fold>
      )}
      {section.steps.length > 0 ? (
        <div className={styles.steps}>
          <Steps steps={section.steps} />
        </div>
      ) : null}
    </section>
  )
}

function SectionText({ section: { text, picture } }: { section: PageSection }) {
  return (
    <div className="stack-6">
      <Paragraphs text={text} className="prose" />
      {picture ? (
        <ResponsivePicture picture={picture} sizes={`${minWidth.l} 60vw, 100vw`} className={styles.picture} />
      ) : null}
    </div>
  )
}
