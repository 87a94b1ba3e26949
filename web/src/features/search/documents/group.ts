import {
  type City,
  type ContactOffice,
  isOpen,
  type Leader,
  type Opening,
  slugOf,
  type Technology,
} from '@ashlar/contract'
import { say, sayName, sayNames } from '@/words/say'
import { LEADERS_PATH } from '../../about/find-leaders'
import { asSentence, documentsOf, joinTexts, type SearchDocument } from '../search-document'
import { namesOfCity } from './places'

export function peopleDocuments(leaders: readonly Leader[], cities: readonly City[]): SearchDocument[] {
  return leaders.flatMap((leader) =>
    documentsOf(
      {
        href: `${LEADERS_PATH}#${leader.key}`,
        kind: 'people',
        title: leader.name,
        heading: leader.role,
        teaser: {
          picture: leader.picture,
          about: sayNames([leader.role, leader.city]),
          facts: [leader.phone].filter(Boolean),
        },
        text: joinTexts(
          asSentence(sayNames([leader.role, leader.city])),
          leader.helpsWith.length > 0 ? say('Ask about: {subjects}.', { subjects: leader.helpsWith.join('; ') }) : '',
          leader.biography,
        ),
        words: joinTexts(leader.role, namesOfCity(leader.city, cities)),
      },
      [],
    ),
  )
}

export function officeDocuments(offices: readonly ContactOffice[], cities: readonly City[]): SearchDocument[] {
  return offices.flatMap((office) =>
    documentsOf(
      {
        href: `/about/contact-us#${slugOf(office.city)}`,
        kind: 'offices',
        title: say('{city} office', { city: sayName(office.city) }),
        heading: office.name,
        teaser: { picture: office.picture, about: office.address, facts: [office.phone].filter(Boolean) },
        text: joinTexts(...[office.address, office.hours].map(asSentence)),
        words: joinTexts(
          ...[office.name, office.phone, office.email, office.nearest],
          ...office.desks.map(({ need }) => need),
          namesOfCity(office.city, cities),
          'contact address telephone directions branch',
          office.access,
        ),
      },
      [],
    ),
  )
}

/** @param today `YYYY-MM-DD`; openings that have closed are left out. */
export function openingDocuments(
  openings: readonly Opening[],
  cities: readonly City[],
  today: string,
): SearchDocument[] {
  return openings
    .filter((opening) => isOpen(opening, today))
    .flatMap((opening) =>
      documentsOf(
        {
          href: `/careers/${opening.slug}`,
          kind: 'openings',
          title: opening.title,
          heading: sayNames([opening.department, ...opening.cities]),
          text: joinTexts(
            opening.summary,
            opening.about,
            ...opening.youWill.map(asSentence),
            ...opening.youBring.map(asSentence),
          ),
          teaser: {
            picture: null,
            about: sayNames([opening.department, ...opening.cities]),
            facts: opening.salaryBand ? [opening.salaryBand] : [],
          },
          words: joinTexts(opening.jobType, 'job vacancy', ...opening.cities.map((city) => namesOfCity(city, cities))),
        },
        [],
      ),
    )
}

export function technologyDocuments(products: readonly Technology[]): SearchDocument[] {
  return products.flatMap(({ anchor, title, summary, does, who }) =>
    documentsOf(
      {
        href: `/technology#${anchor}`,
        kind: 'technology',
        title,
        heading: '',
        teaser: { picture: null, about: summary, facts: [] },
        text: joinTexts(summary, ...does.map(asSentence), who),
        words: '',
      },
      [],
    ),
  )
}
