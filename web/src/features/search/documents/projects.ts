import type { City, Project } from '@ashlar/contract'
import { documentsOf, joined, type SearchDocument, sentence } from '../search-document'
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
        text: joined(
          `${project.locality}, ${project.city}.`,
          sentence(project.headline),
          project.summary,
          project.description,
          ...project.brochureHighlights.map(sentence),
        ),
        words: joined(
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
          text: joined(
            ...project.amenities.map(sentence),
            ...project.specifications.map(({ label, value }) => sentence(`${label}: ${value}`)),
          ),
        },
        {
          anchor: 'around',
          heading: 'What is nearby',
          text: joined(sentence(project.address), ...project.nearby.map(({ name }) => sentence(name))),
        },
        {
          anchor: 'questions',
          heading: 'Questions buyers ask',
          text: joined(...project.questions.flatMap(({ question, answer }) => [question, answer])),
        },
      ],
    ),
  )
}
