import { hasPeopleProvider } from '@/content/people-provider'
import { orFromWhole } from '@/content/read'
import { readOpen, readOpenCounts, readOpeningPage } from '@/content/readers/opening-lists'
import { readCareerChoices, readCareerPage, readCareerTestimonials } from '@/content/readers/openings'
import { readPage } from '@/content/readers/pages'
import { readProjectChoices } from '@/content/readers/projects'
import { CareersView } from '@/features/careers/careers-view'
import {
  findOpenings,
  hrefOf,
  openingChoices,
  openingWishes,
  PAGE_SIZE,
  readOpeningQuery,
  wishesOf,
} from '@/features/careers/opening-query'
import { describePage, titleOf } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage, RouteQuery } from '@/routing/route'
import { todayInIndia } from '@/ui/date/today-in-india'

const PATH = '/careers'

/** Each state of the filters is an address of its own. */
export async function careersRoute(parameters: RouteQuery): Promise<RoutedPage> {
  const [page, career, testimonials, { query, ignored, choices, found, open }] = await Promise.all([
    readPage(PATH),
    readCareerPage(),
    readCareerTestimonials(),
    readList(parameters),
  ])
  if (!page) return movedOrMissing(PATH)
  const wishes = wishesOf(query, choices)
  return {
    head: describePage({
      title: titleOf(wishes.length > 0 ? 'Openings' : page.title, wishes, found.page),
      description: page.description,
      path: hrefOf({ ...query, page: found.page }),
    }),
    view: (
      <CareersView
        page={page}
        career={career}
        testimonials={testimonials}
        query={query}
        ignored={ignored}
        choices={choices}
        found={found}
        open={open}
      />
    ),
  }
}

async function readList(parameters: RouteQuery) {
  const today = todayInIndia()
  const [counted, editors, { cities }] = await Promise.all([
    readOpenCounts(today),
    readCareerChoices(),
    readProjectChoices(),
  ])
  const choices = openingChoices(counted, editors, cities)
  const { query, ignored } = readOpeningQuery(parameters, choices)
  const whole = async () => findOpenings(await readOpen(today), query, choices)
  const found = hasPeopleProvider()
    ? await whole()
    : await orFromWhole(async () => {
        const keep = hrefOf(query) === PATH ? 'disk' : 'memory'
        const how = { page: query.page, size: PAGE_SIZE, keep } as const
        const { items, ...rest } = await readOpeningPage(openingWishes(query, choices), today, how)
        return { ...rest, openings: items }
      }, whole)
  return { query, ignored, choices, found, open: counted.reduce((sum, { count }) => sum + count, 0) }
}
