import type { GlobalPartner, Testimonial } from '@ashlar/contract'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { Fold } from '@/ui/fold/fold'
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

/** The partner firms abroad by name and country, in one row. */
export function Partners({ head, partners }: { head: Head; partners: readonly GlobalPartner[] }) {
  if (partners.length === 0) return null
  return (
    <Section {...head}>
      <Fold summary={say('Who they are')}>
        <Ashlar perCourse="fit" label={head.heading}>
          {partners.map(({ name, country, since }) => (
            <div key={name} className={styles.partner}>
              <h3 className={styles.name}>{name}</h3>
              <p className="caption">
                {[sayName(country), since ? say('since {year}', { year: since }) : ''].filter(Boolean).join(', ')}
              </p>
            </div>
          ))}
        </Ashlar>
      </Fold>
    </Section>
  )
}
