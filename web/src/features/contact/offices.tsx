import type { ContactOffice, Leader } from '@ashlar/contract'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { Section } from '@/ui/section/section'
import { say } from '@/words/say'
import { OfficeCard, type ProjectPlace } from './office-card'

interface OfficesProps {
  /** In the editors' order; the first one has a row of its own. */
  offices: readonly ContactOffice[]
  leaders: readonly Leader[]
  projects: readonly ProjectPlace[]
}

/** The offices as one wall: the first over the whole width, the others two per row. */
export function Offices({ offices, leaders, projects }: OfficesProps) {
  const [first, ...others] = offices.map((office, index) => (
    <OfficeCard
      key={`${office.city} ${office.name}`}
      office={office}
      leaders={leaders.filter(({ city }) => city === office.city)}
      projects={projects.filter(({ city }) => city === office.city)}
      wide={index === 0}
    />
  ))
  return (
    <Section heading={say('The offices')} id="offices">
      {first}
      {others.length > 0 ? (
        <Ashlar perCourse={2} label={say('Other offices')} narrow="strip">
          {others}
        </Ashlar>
      ) : null}
    </Section>
  )
}
