import { dayInIndia } from '@ashlar/contract'
import { readCareerChoices, readCareerPage, readCareerTestimonials } from '@/content/readers/careers'
import { readOpenOpenings } from '@/content/readers/openings'
import { readPage } from '@/content/readers/pages'
import { readProjectChoices } from '@/content/readers/projects'
import { readSettings } from '@/content/readers/settings'
import { CareersView } from '@/features/careers/careers-view'
import { byClosingDate, OPENING_LIST, openingChoices, readOpeningQuery } from '@/features/careers/opening-query'
import { describePage, titleOf } from '@/routing/document-head'
import { leadToExistingPage } from '@/routing/existing-page'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage, RouteQuery } from '@/routing/route'
import { say } from '@/words/say'

const PATH = '/careers'

/** Each state of the filters has an address of its own. */
export async function careersRoute(parameters: RouteQuery): Promise<RoutedPage> {
  const [page, settings, career, testimonials, { choices, ...list }] = await Promise.all([
    readPage(PATH),
    readSettings(),
    readCareerPage(),
    readCareerTestimonials(),
    readList(parameters),
  ])
  if (!page) return movedOrMissing(PATH)
  const { query, found } = list
  leadToExistingPage(PATH, parameters, found.page)
  const titles = OPENING_LIST.titles(query, choices)
  return {
    head: describePage({
      title: titleOf(titles.length > 0 ? say('Openings') : page.title, titles, found.page),
      description: page.description,
      path: OPENING_LIST.hrefOf(query, found.page),
      feed: 'openings',
    }),
    view: (
      <CareersView
        page={page}
        career={career}
        equalOpportunityPolicy={settings.equalOpportunityPolicy}
        testimonials={testimonials}
        list={list}
      />
    ),
  }
}

async function readList(parameters: RouteQuery) {
  const [openings, editors, { cities }] = await Promise.all([
    readOpenOpenings(dayInIndia()),
    readCareerChoices(),
    readProjectChoices(),
  ])
  const choices = openingChoices(openings, editors, cities)
  const { query, ignored } = readOpeningQuery(parameters, choices)
  return {
    query,
    ignored,
    choices,
    offer: OPENING_LIST.offer(openings, query, choices),
    found: OPENING_LIST.find(byClosingDate(openings), query, choices, query.page),
    open: openings.length,
  }
}
