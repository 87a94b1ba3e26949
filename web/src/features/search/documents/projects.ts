import type { City, Project } from '@ashlar/contract'
import { asSentence, documentsOf, joinTexts, type SearchDocument } from '../search-document'
import { namesOfCity } from './places'

/** Projects, each with the sections of its page. */
export function projectDocuments(projects: readonly Project[], cities: readonly City[]): SearchDocument[] {
  return projects.flatMap((project) =>
    documentsOf(
      {
        href: `/projects/${project.slug}`,
        kind: 'projects',
        title: project.name,
        heading: [project.locality, project.city].filter(Boolean).join(', '),
        text: joinTexts(
          `${project.locality}, ${project.city}.`,
          asSentence(project.headline),
          project.summary,
          project.description,
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
      },
      [
        {
          anchor: 'plans',
          heading: 'Plans and prices',
          text: project.configurations.map(({ name }) => name).join(', '),
        },
        {
          anchor: 'amenities',
          heading: 'Amenities',
          text: joinTexts(
            ...project.amenities.map(asSentence),
            ...project.specifications.map(({ label, value }) => asSentence(`${label}: ${value}`)),
          ),
        },
        {
          anchor: 'around',
          heading: 'What is nearby',
          text: joinTexts(asSentence(project.address), ...project.nearby.map(({ name }) => asSentence(name))),
        },
        {
          anchor: 'questions',
          heading: 'Questions buyers ask',
          text: joinTexts(...project.questions.flatMap(({ question, answer }) => [question, answer])),
        },
      ],
    ),
  )
}
