import {
  type Award,
  type CareerPage,
  type CareerTestimonial,
  type CreativeAgencyPage,
  type CsrPage,
  type DigitalAgencyPage,
  type GlobalPartner,
  type Page,
  type Service,
  type ServicePage,
  type Testimonial,
  wordsOfBlock,
} from '@ashlar/contract'
import { say, sayName, sayNames } from '@/words/say'
import { asSentence, type DocumentPart, documentsOf, joinTexts, type SearchDocument } from '../search-document'

/** Pages that are never results, even if an editor writes content for them. */
const UNLISTED = ['/newsletter', '/search-result', '/styleguide']

/** Records that are shown on a page beside its sections. */
interface PageLists {
  services: readonly ServicePage[]
  offers: readonly Service[]
  awards: readonly Award[]
  partners: readonly GlobalPartner[]
  /** Testimonials of clients and of employees. */
  testimonials: readonly Testimonial[]
  colleagues: readonly CareerTestimonial[]
  careers: CareerPage | null
  csr: CsrPage | null
  digitalAgency: DigitalAgencyPage | null
  creativeAgency: CreativeAgencyPage | null
}

/** Their views show the records alone. */
const LISTS_WITHOUT_SECTIONS = ['/blog', '/insights/research-reports', '/projects']

/** Pages with their sections; service pages also with the other records of the service. */
export function pageDocuments(pages: readonly Page[], lists: PageLists): SearchDocument[] {
  return pages
    .filter(({ path }) => !UNLISTED.includes(path))
    .flatMap((page) => {
      const service = lists.services.find(({ slug }) => page.path === `/services/${slug}`)
      return documentsOf(
        {
          href: page.path,
          kind: service ? 'services' : 'pages',
          title: service ? sayName(service.title) : page.title,
          heading: page.heading,
          teaser: { picture: service?.picture ?? null, about: service?.promise || page.lead, facts: [] },
          text: joinTexts(asSentence(page.heading), page.lead, ...(service ? serviceTexts(service) : [])),
          words: joinTexts(page.description, page.title, page.path.replaceAll('/', ' ')),
        },
        [
          ...sectionsShown(page).map(({ anchor, heading, text, steps }) => ({
            anchor,
            heading,
            text: joinTexts(text, ...steps.map((step) => named(step.title, step.text))),
          })),
          ...page.blocks.map((block) => ({
            anchor: block.anchor,
            heading: block.heading,
            text: wordsOfBlock(block),
          })),
          ...(service ? partsOf(page, service, lists.offers) : []),
          ...listOn(page.path, lists),
        ],
      )
    })
}

function serviceTexts(service: ServicePage): string[] {
  return [service.promise, service.summary, ...service.deliverables.map(asSentence), service.fees]
}

function sectionsShown(page: Page): Page['sections'] {
  return LISTS_WITHOUT_SECTIONS.includes(page.path) ? [] : page.sections
}

function partsOf(page: Page, service: ServicePage, offers: readonly Service[]): DocumentPart[] {
  const own = offers.filter(({ link }) => link.split('#')[0] === page.path)
  const inSections = page.sections.map(({ anchor }) => `${page.path}#${anchor}`)
  // Offers that no section describes have a part of their own, unless it is a single one.
  const hasPart = own.filter(({ link }) => !inSections.includes(link)).length > 1
  return [
    {
      ...(hasPart ? { anchor: 'offers' } : {}),
      heading: say('What we do'),
      text: joinTexts(...own.map(({ title, description }) => named(title, description))),
    },
    {
      anchor: 'how-it-goes',
      heading: say('How it works'),
      text: joinTexts(...service.steps.map(({ title, text }) => named(title, text))),
    },
    {
      anchor: 'case-studies',
      heading: say('Case studies'),
      text: joinTexts(
        ...service.caseStudies.map(({ title, city, story }) =>
          named([title, sayName(city)].filter(Boolean).join(', '), story),
        ),
      ),
    },
    {
      anchor: 'questions',
      heading: say('Common questions'),
      text: joinTexts(...service.questions.flatMap(({ question, answer }) => [question, answer])),
    },
  ].filter(({ text }) => text !== '')
}

function listOn(path: string, lists: PageLists): DocumentPart[] {
  switch (path) {
    case '/':
      return [
        {
          anchor: 'partners',
          heading: say('Partners abroad'),
          text: joinTexts(
            ...lists.partners.map(({ name, country, what }) => asSentence([name, country, what].join(', '))),
          ),
        },
      ]
    case '/about/awards-and-recognition':
      return lists.awards.map(({ title, by, citation, year }) => ({
        anchor: year ? `year-${year}` : 'year-undated',
        heading: title,
        text: named(by, citation),
      }))
    case '/about/client-testimonials':
      return lists.testimonials.map(testimonialPart)
    case '/about/corporate-social-responsibility':
      return (lists.csr?.programmes ?? []).map(({ title, place, text }) => ({
        heading: title,
        text: named(place, text),
      }))
    case '/careers':
      return [
        ...(lists.careers?.benefits ?? []).map(({ title, text }) => ({ anchor: 'pay', heading: title, text })),
        ...lists.colleagues.map(testimonialPart),
        { anchor: 'fraud', heading: say('What we never do'), text: joinTexts(...(lists.careers?.fraudSigns ?? [])) },
      ]
    case '/ada':
      return (lists.digitalAgency?.services ?? []).map(({ title, text }) => ({ heading: title, text }))
    case '/aca':
      return (lists.creativeAgency?.services ?? []).map(({ title, text }) => ({ heading: title, text }))
    default:
      return []
  }
}

function testimonialPart({ name, role, city, quote, organisation = '' }: QuotedTestimonial): DocumentPart {
  return { heading: name, text: named(sayNames([role, organisation, city]), quote) }
}

/** One sentence of a name and what is said of it, rather than two of which the first says nothing. */
function named(name: string, text: string): string {
  return [name, text].filter(Boolean).join(': ')
}

type QuotedTestimonial = Pick<Testimonial, 'name' | 'role' | 'city' | 'quote'> & { organisation?: string }
