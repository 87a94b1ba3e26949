import type { CareerTestimonial, Leader, Opening } from '@ashlar/contract'
import { Person } from '@/ui/person/person'
import { Quote } from '@/ui/quote/quote'
import { say, sayNames } from '@/words/say'
import styles from './opening-people.module.css'

interface OpeningPeopleProps {
  opening: Opening
  leaders: readonly Leader[]
  testimonials: readonly CareerTestimonial[]
}

/** Whom an applicant will meet: the leaders whom the opening names, and what a colleague in its city says. */
export function OpeningPeople({ opening, leaders, testimonials }: OpeningPeopleProps) {
  const named = namedIn(opening, leaders)
  const colleague = testimonials.find(({ city }) => opening.cities.includes(city))
  if (named.length === 0 && !colleague) return null
  return (
    <aside className={`stack-5 at-top ${styles.people}`} aria-labelledby="people">
      <h3 id="people">{say('Who you will meet')}</h3>
      {named.map(({ key, name, picture, role, city }) => (
        <Person key={key} name={name} picture={picture} role={role} city={city} />
      ))}
      {colleague ? (
        <Quote
          text={colleague.quote}
          name={colleague.name}
          picture={colleague.picture}
          about={sayNames([colleague.role, colleague.city])}
        />
      ) : null}
    </aside>
  )
}

/** The leaders whom the text of an opening or of its hiring steps names. */
export function namedIn({ about, hiringSteps }: Opening, leaders: readonly Leader[]): readonly Leader[] {
  const text = [about, ...hiringSteps.map((step) => step.text)].join(' ')
  return leaders.filter(({ name }) => text.includes(name))
}
