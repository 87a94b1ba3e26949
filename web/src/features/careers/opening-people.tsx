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

/** Whom an applicant will meet: the leaders whom the opening names, and what a colleague of its kind of work says. */
export function OpeningPeople({ opening, leaders, testimonials }: OpeningPeopleProps) {
  const named = namedIn(opening, leaders)
  const colleague = colleagueOf(opening, testimonials)
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

/** Somebody in a city of an opening whose role shares a word with it: another kind of work says little of this one. */
export function colleagueOf(
  { title, department, cities }: Pick<Opening, 'title' | 'department' | 'cities'>,
  testimonials: readonly CareerTestimonial[],
): CareerTestimonial | undefined {
  const own = new Set(wordsOf(`${title} ${department}`))
  return testimonials.find(({ city, role }) => cities.includes(city) && wordsOf(role).some((word) => own.has(word)))
}

/** The words of a role without the short ones, such as `lead` and `team`. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word.length > 4)
}

/** The leaders whom the text of an opening or of its hiring steps names. */
export function namedIn({ about, hiringSteps }: Opening, leaders: readonly Leader[]): readonly Leader[] {
  const text = [about, ...hiringSteps.map((step) => step.text)].join(' ')
  return leaders.filter(({ name }) => text.includes(name))
}
