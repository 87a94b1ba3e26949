import type { ContactOffice, ExternalAddress, Leader, Page, SiteSettings } from '@ashlar/contract'
import { Hero } from '@/ui/hero/hero'
import { MailLink } from '@/ui/link/mail-link'
import { telHref } from '@/ui/link/tel-href'
import { slugOf } from '../lists/address'
import { PageSections } from '../page/page-sections'
import styles from './contact-view.module.css'
import { Desks } from './desks'
import { Enquiry } from './enquiry'
import { Grievance } from './grievance'
import type { ProjectPlace } from './office'
import { Offices } from './offices'

interface ContactViewProps {
  page: Page
  offices: readonly ContactOffice[]
  leaders: readonly Leader[]
  projects: readonly ProjectPlace[]
  settings: SiteSettings
  addresses: readonly ExternalAddress[]
}

/** Whom to ask for what, where they sit, and when they answer. */
export function ContactView({ page, offices, leaders, projects, settings, addresses }: ContactViewProps) {
  return (
    <main id="content">
      <Hero heading={page.heading} lead={page.lead} picture={page.picture}>
        <p className={styles.line}>
          <a href={telHref(settings.phone)}>{settings.phone}</a>
          <MailLink email={settings.email} />
        </p>
      </Hero>
      {offices.length > 0 ? (
        <nav className={`page-width ${styles.cities}`} aria-label="Offices">
          <ul>
            {offices.map(({ city, name }) => (
              <li key={`${city} ${name}`}>
                <a href={`#${slugOf(city)}`}>{city}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <Desks offices={offices} leaders={leaders} />
      <Enquiry settings={settings} />
      {offices.length > 0 ? <Offices offices={offices} leaders={leaders} projects={projects} /> : null}
      <Grievance offices={offices} leaders={leaders} />
      <PageSections page={page} addresses={addresses} />
    </main>
  )
}
