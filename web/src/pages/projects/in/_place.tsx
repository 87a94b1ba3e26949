import { type ExternalAddress, type Page, placePath } from '@ashlar/contract'
import { readOffices } from '@/content/readers/group'
import { readPage } from '@/content/readers/pages'
import { readProjectChoices, readProjects } from '@/content/readers/projects'
import { readReports } from '@/content/readers/reports'
import { readLeaders } from '@/content/readers/services'
import { readSettings } from '@/content/readers/settings'
import { readTaxRates } from '@/content/readers/tax-rates'
import { blocksOfPage } from '@/features/blocks/blocks-of-page'
import { ratesOfPlace } from '@/features/calculators/law-rates'
import { PageSections } from '@/features/page/page-sections'
import {
  findPlace,
  nameOfPlace,
  type PlaceWithProjects,
  placesWithProjects,
  sampleOfPlace,
} from '@/features/places/place'
import { factsOfPlace } from '@/features/places/place-facts'
import { questionsOfPlace } from '@/features/places/place-questions'
import { PlaceView } from '@/features/places/place-view'
import { cardPicture } from '@/features/projects/card/project-card'
import { breadcrumbData } from '@/features/structured-data/breadcrumb-data'
import { questionsData } from '@/features/structured-data/questions-data'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'
import { heroPicture } from '@/ui/hero/hero'
import { say } from '@/words/say'

const REPORTS = 2

/**
 * The page of a city or a locality.
 *
 * @param path of the page, with no character encoded: `/projects/in/pune/kharadi`.
 */
export async function placeRoute(path: string): Promise<RoutedPage> {
  const [projects, { cities }, page, settings] = await Promise.all([
    readProjects(),
    readProjectChoices(),
    readPage(path),
    readSettings(),
  ])
  const place = findPlace(path, projects, cities)
  if (!place) return movedOrMissing(path)
  const heading = page?.heading ?? say('Projects in {place}', { place: nameOfPlace(place) })
  const questions = questionsOfPlace(nameOfPlace(place), place.projects)
  const trail = placeTrail(place)
  const [first] = place.projects
  return {
    head: describePage({
      title: page?.title ?? heading,
      ...(page
        ? { description: page.description }
        : { description: descriptionOf(heading, place), sample: sampleOfPlace(place), isFromData: true }),
      path: encodeURI(path),
      data: [breadcrumbData(trail, heading), ...questionsData(questions)],
      firstPicture: heroPicture(page?.picture ?? null) ?? (first ? cardPicture(first) : null),
    }),
    view: (
      <PlaceView
        place={place}
        localities={placesWithProjects(projects, [place.city]).filter(
          ({ locality }) => locality !== '' && locality !== place.locality,
        )}
        trail={trail}
        questions={questions}
        page={page}
        words={page && (await wordsOf(page, settings.externalAddresses))}
        {...(place.locality ? { reports: [], office: null, leaders: [], rates: [] } : await readCity(place))}
      />
    ),
  }
}

/** What editors have written for the address of a place. */
async function wordsOf(page: Page, addresses: readonly ExternalAddress[]) {
  const { rest } = await blocksOfPage(page, addresses, { opens: false })
  return (
    <>
      <PageSections page={page} addresses={addresses} />
      {rest}
    </>
  )
}

/** What is known of a city besides its projects. */
async function readCity({ city: { name, state } }: PlaceWithProjects) {
  const [reports, offices, leaders, rates] = await Promise.all([
    readReports(),
    readOffices(),
    readLeaders(),
    readTaxRates(),
  ])
  return {
    reports: reports.filter(({ city }) => city === name).slice(0, REPORTS),
    office: offices.find(({ city }) => city === name) ?? null,
    leaders: leaders.filter(({ city }) => city === name),
    rates: ratesOfPlace(rates, state, name),
  }
}

function placeTrail({ city, locality }: PlaceWithProjects): { label: string; href: string }[] {
  return [
    { label: 'Projects', href: '/projects' },
    ...(locality ? [{ label: city.name, href: placePath(city.slug) }] : []),
  ]
}

/** For example `Projects in Pune. Price: ₹74 lakh – ₹2.4 crore. Possession: …` */
function descriptionOf(heading: string, { projects }: PlaceWithProjects): string {
  const figures = factsOfPlace(projects).map(({ label, value }) => `${label}: ${value}`)
  return [heading, projects.map(({ name }) => name).join(', '), ...figures]
    .map((part) => `${part}${say('.')}`)
    .join(' ')
}
