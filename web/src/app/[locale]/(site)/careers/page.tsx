import type { Metadata } from 'next'
import { describePage } from '@/app/describe-page'
import { titleOf } from '@/app/metadata-of'
import { movedOrMissing } from '@/app/moved-or-missing'
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
  type Parameters,
  readOpeningQuery,
  wishesOf,
} from '@/features/careers/opening-query'
import { todayInIndia } from '@/ui/date/today-in-india'

interface PageProps {
  searchParams: Promise<Parameters>
}

const PATH = '/careers'

/** Each state of the filters is an address of its own, read anew; what it is made from is kept. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const [page, { query, choices, found }] = await Promise.all([readPage(PATH), readList(searchParams)])
  if (!page) return {}
  const wishes = wishesOf(query, choices)
  return describePage({
    title: titleOf(wishes.length > 0 ? 'Openings' : page.title, wishes, found.page),
    description: page.description,
    path: hrefOf({ ...query, page: found.page }),
  })
}

export default async function Page({ searchParams }: PageProps) {
  const [page, career, testimonials, { query, ignored, choices, found, open }] = await Promise.all([
    readPage(PATH),
    readCareerPage(),
    readCareerTestimonials(),
    readList(searchParams),
  ])
  if (!page) return movedOrMissing(PATH)
  return (
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
  )
}

async function readList(searchParams: PageProps['searchParams']) {
  const today = todayInIndia()
  const [parameters, counted, editors, { cities }] = await Promise.all([
    searchParams,
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
