import type { Leader, Office, Project } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { Facts } from '@/ui/facts/facts'
import unfolding from '@/ui/fold/plus.module.css'
import { MailLink } from '@/ui/link/mail-link'
import { whatsappHref } from '@/ui/link/phone-href'
import { TextLink } from '@/ui/link/text-link'
import { Person } from '@/ui/person/person'
import { keepTogether } from '@/ui/text/keep-together'
import { localityAndCity } from '@/ui/text/locality-and-city'
import { say, sayName, sayNames } from '@/words/say'
import styles from './project-contact.module.css'

interface ProjectContactProps {
  project: Project
  /** The office responsible for this project. */
  office: Office | null
  /** Who answers for it. */
  person: Leader | null
  /** The forms, where there are any; without them the office's phone number is shown. */
  enquiry?: ReactNode
  siteVisit?: ReactNode
}

/**
 * Forms to ask about a project or to request a visit, one open at a time, and the contact; a sold project cannot be
 * visited.
 */
export function ProjectContact({ project, office, person, enquiry, siteVisit }: ProjectContactProps) {
  if (!office && !enquiry) return null
  const soldOut = project.status === 'Sold out'
  return (
    <div className={styles.band}>
      <section id="enquiry" className={`page-width ${styles.split}`}>
        <div className="stack-4 at-top">
          <h2>
            {soldOut
              ? say('Ask about a resale, or something like it')
              : say('Ask about {project}', { project: project.name })}
          </h2>
          {soldOut || !siteVisit ? (
            enquiry
          ) : (
            <div>
              <Way title={say('Send a question')} open>
                {enquiry}
              </Way>
              <Way title={say('Book a site visit')}>
                <div id="site-visit">
                  <p className="soft">{keepTogether(visitLead(project, office))}</p>
                  {siteVisit}
                </div>
              </Way>
            </div>
          )}
        </div>
        <div className={`stack ${styles.contact}`}>
          {person ? <Person {...contactOf(person)} /> : null}
          {office ? <Desk project={project} office={office} /> : null}
        </div>
      </section>
    </div>
  )
}

/** What a card of a person shows; the portrait is smaller than that of a page about people. */
function contactOf({ name, picture, role, city, phone, email }: Leader) {
  return { name, picture, role, city, phone, email, sizes: '5rem' }
}

interface WayProps {
  title: string
  open?: boolean
  children: ReactNode
}

/** One of the forms; only one of them is open at a time. */
function Way({ title, open = false, children }: WayProps) {
  return (
    <details className={`rule-above ${styles.way}`} name="ask" open={open}>
      <summary className={`bare ${unfolding.plus}`}>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  )
}

function Desk({ project, office }: { project: Project; office: Office }) {
  const named = [project.name, project.locality].filter(Boolean).join(' in ')
  const whatsapp = whatsappHref(office.phone, `Hello, I have a question about ${named}.`)
  return (
    <Facts
      layout="cells"
      facts={[
        {
          label: say('Office'),
          value: office.address.includes(office.city) ? office.address : sayNames([office.city, office.address]),
        },
        ...(office.phone
          ? [
              {
                label: say('Call'),
                value: <a href={`tel:${office.phone.replace(/[^+\d]/g, '')}`}>{office.phone}</a>,
              },
            ]
          : []),
        ...(whatsapp
          ? [
              {
                label: 'WhatsApp',
                value: <TextLink link={{ href: whatsapp, external: true }}>{say('Start a chat')}</TextLink>,
              },
            ]
          : []),
        ...(office.email ? [{ label: say('Write'), value: <MailLink email={office.email} /> }] : []),
        ...(office.hours ? [{ label: say('Hours'), value: office.hours }] : []),
      ]}
    />
  )
}

function visitLead(project: Project, office: Office | null): string {
  const where = project.address || localityAndCity(project)
  return office?.phone
    ? say('{address}. The {city} office keeps the calendar of visits: name a day and a time that suit you.', {
        address: where,
        city: sayName(office.city),
      })
    : `${where}.`
}
