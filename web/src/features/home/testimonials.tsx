import type { GlobalPartner, Testimonial } from '@ashlar/contract'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { Quote } from '@/ui/quote/quote'
import { Section } from '@/ui/section/section'
import { say, sayName, sayNames } from '@/words/say'
import type { Head } from './heads'
import styles from './testimonials.module.css'

/** Testimonials, one for each audience. */
export function Testimonials({ head, testimonials }: { head: Head; testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null
  return (
    <Section
      {...head}
      tone="course"
      more={{ href: '/about/client-testimonials', label: say('All testimonials'), external: false }}
    >
      <Ashlar perCourse={2} label={head.heading}>
        {testimonials.map(({ quote, name, role, organisation, city }) => (
          <Quote key={quote} text={quote} name={name} about={sayNames([role, organisation, city])} />
        ))}
      </Ashlar>
    </Section>
  )
}

/** The partner firms abroad by name and country, as running text. */
export function Partners({ head, partners }: { head: Head; partners: readonly GlobalPartner[] }) {
  if (partners.length === 0) return null
  return (
    <Section {...head}>
      <ul className={styles.partners}>
        {partners.map(({ name, country }) => (
          <li key={name}>
            <h3>{name}</h3> <span className="soft">{sayName(country)}</span>{' '}
          </li>
        ))}
      </ul>
    </Section>
  )
}
