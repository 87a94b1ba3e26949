import type { ContactOffice, Leader } from '@ashlar/contract'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { Section } from '@/ui/section/section'
import { minWidth, PAGE_SIZES } from '@/ui/styles/breakpoints'
import { say } from '@/words/say'
import styles from './office.module.css'
import { OfficeCard, type ProjectPlace } from './office-card'

interface OfficesProps {
  /** In the editors' order; the first one has a row of its own. */
  offices: readonly ContactOffice[]
  leaders: readonly Leader[]
  projects: readonly ProjectPlace[]
}

/** The `sizes` of a picture over half a row. */
const HALF_ROW_SIZES = `${minWidth.wholePage} 54rem, ${minWidth.s} 60vw, 100vw`

/** The offices as one wall: the first over the whole width, the others two per row. */
export function Offices({ offices, leaders, projects }: OfficesProps) {
  const [first, ...others] = offices.map((office, index) => (
    <OfficeCard
      key={`${office.city} ${office.name}`}
      office={office}
      leaders={leaders.filter(({ city }) => city === office.city)}
      projects={projects.filter(({ city }) => city === office.city)}
      sizes={index === 0 ? PAGE_SIZES : HALF_ROW_SIZES}
    />
  ))
  return (
    <Section heading={say('The offices')} id="offices">
      <div className={styles.first}>{first}</div>
      {others.length > 0 ? (
        <Ashlar perCourse={2} label={say('Other offices')} narrow="strip">
          {others}
        </Ashlar>
      ) : null}
    </Section>
  )
}
