import type { City, ContactOffice, Leader } from '@ashlar/contract'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { Section } from '@/ui/section/section'
import { Office, type ProjectPlace } from './office'
import styles from './office.module.css'

interface OfficesProps {
  /** In the editors' order; the first has a course to itself. */
  offices: readonly ContactOffice[]
  leaders: readonly Leader[]
  cities: readonly City[]
  projects: readonly ProjectPlace[]
}

/** The offices as one wall: the first across its whole length, the others two to a course. */
export function Offices({ offices, leaders, cities, projects }: OfficesProps) {
  const [first, ...others] = offices.map((office) => (
    <Office
      key={`${office.city} ${office.name}`}
      office={office}
      leaders={leaders.filter(({ city }) => city === office.city)}
      centre={cities.find(({ name }) => name === office.city) ?? null}
      projects={projects.filter(({ city }) => city === office.city)}
    />
  ))
  return (
    <Section heading="The offices" id="offices">
      <div className={styles.first}>{first}</div>
      {others.length > 0 ? (
        <Ashlar bond="pairs" label="Other offices">
          {others}
        </Ashlar>
      ) : null}
    </Section>
  )
}
