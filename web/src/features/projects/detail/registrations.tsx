import type { Project, ReraRegistration } from '@ashlar/contract'
import { type Fact, Facts } from '@/ui/facts/facts'
import { TextLink } from '@/ui/link/text-link'
import { Qr } from '@/ui/qr/qr'
import { Section } from '@/ui/section/section'
import { RegistrationNumber } from '@/ui/text/registration-number'
import { say, sayName } from '@/words/say'
import { EndedTag } from '../../rera/ended-tag'
import { termOf } from '../../rera/term-of'
import styles from './registrations.module.css'

interface RegistrationsProps {
  project: Project
  /** `YYYY-MM-DD`; a registration that ended earlier is marked as expired. */
  today: string
}

/** The project's registrations under the RERA Act, each with the regulator who can confirm it. */
export function Registrations({ project, today }: RegistrationsProps) {
  if (project.registrations.length === 0) return null
  return (
    <Section
      heading={say('RERA registration')}
      id="rera"
      lead={say('Check the number before you pay: the regulator’s record counts, not this page.')}
    >
      <ul className={styles.list}>
        {project.registrations.map((registration, index) => (
          <li key={registration.number} className={styles.entry}>
            <p className={`cluster ${styles.head}`}>
              <span className="title numbers">
                <RegistrationNumber number={registration.number} />
              </span>{' '}
              {registration.covers ? <span>{registration.covers}</span> : null}
            </p>
            {registration.url ? (
              <Qr
                text={registration.url}
                label={say('Code that opens the site of {authority}', { authority: sayName(registration.authority) })}
                id={codeOf(index)}
                again={codeBefore(project.registrations, index)}
              />
            ) : null}
            <Facts
              layout="cells"
              facts={[
                {
                  label: say('Regulator'),
                  value: registration.url ? (
                    <>
                      <TextLink link={{ href: registration.url, external: true }}>
                        {sayName(registration.authority)}
                      </TextLink>
                      <span className={`caption ${styles.address}`}> {bareAddress(registration.url)}</span>
                    </>
                  ) : (
                    sayName(registration.authority)
                  ),
                },
                termFact(registration, project, today),
              ]}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function codeOf(index: number): string {
  return `code-${index + 1}`
}

/** Two registrations of a project mostly have one regulator, and so one code. */
function codeBefore(registrations: readonly ReraRegistration[], index: number): string | undefined {
  const first = registrations.findIndex(({ url }) => url === registrations[index]?.url)
  return first < index ? codeOf(first) : undefined
}

/** An address in short form, as it is spoken and printed: `maharera.maharashtra.gov.in`. */
function bareAddress(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '')
}

function termFact({ validUntil }: ReraRegistration, project: Project, today: string): Fact {
  const { label, day, ended } = termOf({ validUntil, project }, today)
  return {
    label: sayName(label),
    value: (
      <>
        {day || say('See the regulator')} <EndedTag ended={ended} />
      </>
    ),
  }
}
