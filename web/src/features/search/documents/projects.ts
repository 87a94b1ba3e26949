import type { City, ProjectSummary } from '@ashlar/contract'
import { formatArea, formatSpan } from '@/ui/money/format-money'
import { localityAndCity } from '@/ui/text/locality-and-city'
import { say } from '@/words/say'
import { priceOf } from '../../projects/card/project-card'
import { asSentence, documentsOf, joinTexts, type SearchDocument } from '../search-document'
import { namesOfCity } from './places'

/** Projects, each with the sections of its page. */
export function projectDocuments(projects: readonly ProjectSummary[], cities: readonly City[]): SearchDocument[] {
  return projects.flatMap((project) =>
    documentsOf(
      {
        href: `/projects/${project.slug}`,
        kind: 'projects',
        title: project.name,
        heading: localityAndCity(project),
        text: joinTexts(
          project.summary,
          project.description,
          asSentence(project.headline),
          ...project.brochureHighlights.map(asSentence),
        ),
        words: joinTexts(
          namesOfCity(project.city, cities),
          project.locality,
          project.propertyType,
          project.category,
          project.status,
          ...project.configurations.flatMap(({ name, areaConfiguration }) => [name, areaConfiguration]),
          project.developer,
          project.architect,
          ...project.industries,
          ...project.banks,
          ...project.registrations.map(({ number }) => number),
        ),
        teaser: {
          picture: project.pictures[0]?.picture ?? null,
          about: localityAndCity(project),
          facts:
            project.status === 'Sold out'
              ? [say(project.status)]
              : [priceOf(project), formatSpan(project.carpetAreaFrom, project.carpetAreaTo, formatArea)].filter(
                  Boolean,
                ),
        },
      },
      // The anchors are the ids of the sections in projects/detail; a project without such words has no such section.
      [
        {
          anchor: 'plans',
          heading: say('Plans and prices'),
          text: project.configurations.map(({ name }) => name).join(', '),
        },
        {
          anchor: 'amenities',
          heading: say('Amenities'),
          text: joinTexts(
            asSentence(project.amenities.join(', ')),
            ...project.specifications.map(({ label, value }) => asSentence(`${label}: ${value}`)),
          ),
        },
        {
          anchor: 'around',
          heading: say('What is nearby'),
          text: joinTexts(asSentence(project.address), asSentence(project.nearby.map(({ name }) => name).join(', '))),
        },
        {
          anchor: 'questions',
          heading: say('Questions buyers ask'),
          text: joinTexts(...project.questions.flatMap(({ question, answer }) => [question, answer])),
        },
      ].filter(({ text }) => text !== ''),
    ),
  )
}
