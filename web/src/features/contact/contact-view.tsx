import {
  type ContactOffice,
  type ExternalAddress,
  type Leader,
  type Page,
  type SiteSettings,
  slugOf,
} from '@ashlar/contract'
import { Course } from '@/ui/course/course'
import { Hero } from '@/ui/hero/hero'
import { MailLink } from '@/ui/link/mail-link'
import { telHref } from '@/ui/link/phone-href'
import { say, sayName } from '@/words/say'
import { PageSections } from '../page/page-sections'
import styles from './contact-view.module.css'
import { Desks } from './desks'
import { Enquiry } from './enquiry'
import { Grievance } from './grievance'
import type { ProjectPlace } from './office-card'
import { Offices } from './offices'

interface ContactViewProps {
  page: Page
  offices: readonly ContactOffice[]
  leaders: readonly Leader[]
  projects: readonly ProjectPlace[]
  settings: SiteSettings
  addresses: readonly ExternalAddress[]
}

/** The contact page: desks by need, offices with their hours, and the enquiry form. */
export function ContactView({ page, offices, leaders, projects, settings, addresses }: ContactViewProps) {
  return (
    <main id="content">
      <Hero name={page.title} heading={page.heading} lead={page.lead} picture={page.picture}>
        <p className={styles.line}>
          <a href={telHref(settings.phone)}>{settings.phone}</a>
          <MailLink email={settings.email} />
        </p>
      </Hero>
      {offices.length > 0 ? (
        <div className={`page-width ${styles.cities}`}>
          <Course
            label={say('Offices')}
            stones={offices.map(({ city, desks }) => ({
              label: sayName(city),
              href: `#${slugOf(city)}`,
              size: desks.length,
              of: desks.length === 1 ? say('team') : say('teams'),
            }))}
          />
        </div>
      ) : null}
      <Desks offices={offices} leaders={leaders} />
      <Enquiry settings={settings} />
      {offices.length > 0 ? <Offices offices={offices} leaders={leaders} projects={projects} /> : null}
      <Grievance offices={offices} leaders={leaders} />
      <PageSections page={page} addresses={addresses} layout="columns" />
    </main>
  )
}
