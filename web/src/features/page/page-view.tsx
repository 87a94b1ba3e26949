import { type ExternalAddress, type Page, type PageSection, resolveHref } from '@ashlar/contract'
import { Children, type ReactNode } from 'react'
import { ButtonLink } from '@/ui/button/button'
import { Hero } from '@/ui/hero/hero'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { Steps } from '@/ui/steps/steps'
import { minWidth } from '@/ui/styles/breakpoints'
import { Paragraphs } from '@/ui/text/paragraphs'
import { say } from '@/words/say'
import styles from './page-view.module.css'

interface PageViewProps {
  page: Page
  addresses: readonly ExternalAddress[]
  /** Content after the editors' sections. */
  children?: ReactNode
  /** Replaces the page's own heading and picture. */
  opening?: ReactNode
  /** Sections from edge to edge, below all others. */
  blocks?: ReactNode
}

/** A page that editors write: heading, sections with a list of links to them, and one next step. */
export function PageView({ page, addresses, children, opening, blocks }: PageViewProps) {
  const anchors = page.sections.filter((section) => section.anchor)
  const next = page.nextStep && resolveHref(page.nextStep.link, addresses)
  const step =
    page.nextStep && next ? (
      <p>
        <ButtonLink link={{ href: next, label: page.nextStep.label, external: false }} />
      </p>
    ) : null
  const hasWords = page.sections.length > 0 || Children.toArray(children).length > 0 || (!blocks && step !== null)
  return (
    <main id="content">
      {opening ?? <Hero name={page.title} heading={page.heading} lead={page.lead} picture={page.picture} />}
      {hasWords ? (
        <div className={`page-width ${styles.body}`}>
          {anchors.length > 1 ? (
            <nav className={`quiet ${styles.contents}`} aria-label={say('On this page')}>
              <p className={`caption ${styles.contentsTitle}`}>{say('On this page')}</p>
              <ol>
                {anchors.map((section) => (
                  <li key={section.anchor}>
                    <a href={`#${section.anchor}`}>{section.heading}</a>
                  </li>
                ))}
              </ol>
            </nav>
          ) : null}
          <div className={`stack-8 ${styles.sections}`}>
            {page.sections.map((section) => (
              <Section key={section.heading} section={section} />
            ))}
            {children}
            {blocks ? null : step}
          </div>
        </div>
      ) : null}
      {blocks}
      {blocks && step ? <div className={`page-width ${styles.next}`}>{step}</div> : null}
    </main>
  )
}

function Section({ section }: { section: PageSection }) {
  return (
    <section className="stack-5" id={section.anchor || undefined}>
      <h2 className={styles.sectionTitle}>{section.heading}</h2>
      <Paragraphs text={section.text} className="prose" />
      {section.steps.length > 0 ? <Steps steps={section.steps} /> : null}
      {section.picture ? (
        <ResponsivePicture
          picture={section.picture}
          sizes={`${minWidth.xl} 44rem, 100vw`}
          className={styles.sectionPicture}
        />
      ) : null}
    </section>
  )
}
