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

/** The project's registrations under the RERA Act, below the code of the regulator who can confirm them. */
export function Registrations({ project, today }: RegistrationsProps) {
  if (project.registrations.length === 0) return null
  return (
    <Section
      heading={say('RERA registration')}
      id="rera"
      lead={say('Check the number before you pay: the regulator’s record counts, not this page.')}
    >
      <ul className={styles.list}>
        {byRegulator(project.registrations).map(([first, ...others]) => (
          <li key={first.number} className={styles.entry}>
            {first.url ? (
              <Qr
                text={first.url}
                label={say('Code that opens the site of {authority}', { authority: sayName(first.authority) })}
              />
            ) : null}
            <div className="stack-4">
              {[first, ...others].map((registration, index) => (
                <div key={registration.number} className="stack-3">
                  <p className={`cluster ${styles.head}`}>
                    <span className="title numbers">
                      <RegistrationNumber number={registration.number} />
                    </span>{' '}
                    {registration.covers ? <span>{registration.covers}</span> : null}
                  </p>
                  <Facts
                    layout="cells"
                    facts={[...(index === 0 ? [regulatorFact(first)] : []), termFact(registration, project, today)]}
                  />
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Registrations with one regulator have one address, and so one code. */
function byRegulator(registrations: readonly ReraRegistration[]): [ReraRegistration, ...ReraRegistration[]][] {
  const groups: [ReraRegistration, ...ReraRegistration[]][] = []
  for (const one of registrations) {
    const group = groups.find(([{ url, authority }]) => url === one.url && authority === one.authority)
    if (group) group.push(one)
    else groups.push([one])
  }
  return groups
}

function regulatorFact({ url, authority }: ReraRegistration): Fact {
  return {
    label: say('Regulator'),
    value: url ? (
      <>
        <TextLink link={{ href: url, external: true }}>{sayName(authority)}</TextLink>
        <span className={`caption ${styles.address}`}> {bareAddress(url)}</span>
      </>
    ) : (
      sayName(authority)
    ),
  }
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
