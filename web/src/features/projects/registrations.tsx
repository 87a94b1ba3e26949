import type { Project } from '@ashlar/contract'
import { formatDate } from '@/ui/date/format-date'
import { Facts } from '@/ui/facts/facts'
import { TextLink } from '@/ui/link/text-link'
import { Qr } from '@/ui/qr/qr'
import { Section } from '@/ui/section/section'
import { RegistrationNumber } from '@/ui/text/registration-number'
import styles from './registrations.module.css'

/** The project's registrations under the RERA Act, each with the regulator who can confirm it. */
export function Registrations({ project }: { project: Project }) {
  if (project.registrations.length === 0) return null
  return (
    <Section
      heading="RERA registration"
      id="rera"
      lead="Check the number with the regulator before you pay anything. The regulator’s record counts, not this page."
    >
      <ul className={styles.list}>
        {project.registrations.map((registration) => (
          <li key={registration.number} className={styles.entry}>
            <p className={styles.number}>
              <RegistrationNumber number={registration.number} />
            </p>
            {registration.url ? (
              <Qr text={registration.url} label={`Code that opens the site of ${registration.authority}`} />
            ) : null}
            <Facts
              facts={[
                { label: 'State', value: registration.state },
                {
                  label: 'Regulator',
                  value: registration.url ? (
                    <TextLink link={{ href: registration.url, external: true }}>{registration.authority}</TextLink>
                  ) : (
                    registration.authority
                  ),
                },
                { label: 'Valid until', value: formatDate(registration.validUntil) || 'See the regulator' },
              ]}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
