import type { ContactOffice, Leader } from '@ashlar/contract'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { Section } from '@/ui/section/section'
import { minWidth } from '@/ui/styles/breakpoints'
import styles from './office.module.css'
import { OfficeCard, type ProjectPlace } from './office-card'

interface OfficesProps {
  /** In the editors' order; the first has a course to itself. */
  offices: readonly ContactOffice[]
  leaders: readonly Leader[]
  projects: readonly ProjectPlace[]
}

/** How wide a picture is shown. */
const WHOLE_COURSE = '(width >= 94rem) 90rem, 100vw'
const HALF_COURSE = `(width >= 94rem) 54rem, ${minWidth.s} 60vw, 100vw`

/** The offices as one wall: the first across its whole length, the others two to a course. */
export function Offices({ offices, leaders, projects }: OfficesProps) {
  const [first, ...others] = offices.map((office, index) => (
    <OfficeCard
      key={`${office.city} ${office.name}`}
      office={office}
      leaders={leaders.filter(({ city }) => city === office.city)}
      projects={projects.filter(({ city }) => city === office.city)}
      sizes={index === 0 ? WHOLE_COURSE : HALF_COURSE}
    />
  ))
  return (
    <Section heading="The offices" id="offices">
      <div className={styles.first}>{first}</div>
      {others.length > 0 ? (
        <Ashlar perCourse={2} label="Other offices" narrow="strip">
          {others}
        </Ashlar>
      ) : null}
    </Section>
  )
}
