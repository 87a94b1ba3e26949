import type { City, Picture, PressItem, ResearchReport, Vodcast } from '@ashlar/contract'
import { formatMonth } from '@/ui/date/format-date'
import { formatClock } from '@/ui/date/format-duration'
import { say } from '@/words/say'
import { anchorOf, vodcastHref } from '../../knowledge/find-vodcasts'
import { pieceHref } from '../../press/find-press'
import { asSentence, documentsOf, joinTexts, type SearchDocument } from '../search-document'
import { namesOfCity } from './places'

export function reportDocuments(reports: readonly ResearchReport[], cities: readonly City[]): SearchDocument[] {
  return reports.flatMap((report) =>
    documentsOf(
      {
        href: `/insights/research-reports/${report.slug}`,
        kind: 'reports',
        title: report.title,
        heading: '',
        text: joinTexts(asSentence(report.subtitle), report.summary, ...report.findings.map(asSentence)),
        words: joinTexts(
          namesOfCity(report.city, cities),
          report.industry,
          report.slug,
          ...report.authors.map(({ name }) => name),
          ...report.charts.map(({ title }) => title),
        ),
        teaser: {
          picture: null,
          cover: { tone: report.coverTone, motif: report.coverMotif },
          about: report.subtitle,
          facts: [formatMonth(report.publishedOn)],
        },
      },
      [...report.sections, { heading: say('Method'), text: report.method }].map(({ heading, text }) => ({
        heading,
        text,
      })),
    ),
  )
}

/** Vodcasts, and every moment of their transcripts with an address of its own. */
export function vodcastDocuments(vodcasts: readonly Vodcast[]): SearchDocument[] {
  return vodcasts.flatMap((vodcast) =>
    documentsOf(
      {
        href: vodcastHref(vodcast),
        kind: 'vodcasts',
        title: vodcast.title,
        heading: '',
        text: joinTexts(vodcast.summary, ...vodcast.takeaways.map(asSentence)),
        words: joinTexts(
          ...vodcast.topics,
          ...vodcast.speakers.flatMap(({ name, role }) => [name, role]),
          ...vodcast.chapters.map(({ title }) => title),
        ),
        teaser: { picture: null, about: vodcast.summary, facts: [formatMonth(vodcast.publishedOn)].filter(Boolean) },
      },
      vodcast.transcript.map((moment) => ({
        anchor: anchorOf(moment),
        heading: [formatClock(moment.at), moment.speaker].filter(Boolean).join(', '),
        text: moment.text,
      })),
    ),
  )
}

/** A post in the form that the search indexes. */
export interface SearchablePost {
  href: string
  title: string
  excerpt: string
  picture: Picture | null
  /** Plain text by heading; the first section may have none. */
  sections: readonly { heading: string; text: string }[]
  author: string
  categories: readonly string[]
}

export function postDocuments(posts: readonly SearchablePost[]): SearchDocument[] {
  return posts.flatMap(({ href, title, excerpt, picture, sections, author, categories }) =>
    documentsOf(
      {
        href,
        kind: 'posts',
        title,
        heading: '',
        text: excerpt,
        words: joinTexts(author, ...categories),
        teaser: { picture, about: excerpt, facts: [] },
      },
      sections,
    ),
  )
}

/** Press items, each with its address in the list. */
export function pressDocuments(items: readonly PressItem[], cities: readonly City[]): SearchDocument[] {
  return items.flatMap((item, index) =>
    documentsOf(
      {
        href: pieceHref(item, index),
        kind: 'press',
        title: item.title,
        heading: '',
        teaser: { picture: null, about: item.publication, facts: [formatMonth(item.date)] },
        text: item.excerpt,
        words: joinTexts(item.publication, namesOfCity(item.city, cities), item.category),
      },
      [],
    ),
  )
}
