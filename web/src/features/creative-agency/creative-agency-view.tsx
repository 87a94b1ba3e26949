import { type Page, resolveHref, type SiteSettings } from '@ashlar/contract'
import { Paragraphs } from '@/ui/text/paragraphs'
import styles from './creative-agency-view.module.css'

/** The creative agency speaks in type alone: courses of words, set as wide as they go. */
export function CreativeAgencyView({ page, settings }: { page: Page; settings: SiteSettings }) {
  const next = page.nextStep && resolveHref(page.nextStep.link, settings.externalAddresses)
  return (
    <main id="content" className={styles.page}>
      <p className={styles.name}>
        <a href="/">{settings.brandName}</a>
        <span>{settings.creativeAgencyName}</span>
      </p>
      <h1 className={styles.heading}>{page.heading}</h1>
      {page.lead ? <p className={styles.lead}>{page.lead}</p> : null}
      {page.sections.map((section) => (
        <section key={section.heading} className={styles.section} id={section.anchor || undefined}>
          <h2 className={styles.sectionHeading}>{section.heading}</h2>
          <Paragraphs text={section.text} className={styles.text} />
        </section>
      ))}
      <p className={styles.ways}>
        {page.nextStep && next ? <a href={next}>{page.nextStep.label}</a> : null}
        <a href="/">Back to {settings.brandName}</a>
      </p>
    </main>
  )
}
