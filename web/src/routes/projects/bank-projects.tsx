import { wholeListIfUnavailable } from '@/content/read'
import { readPage } from '@/content/readers/pages'
import { readBankCounts, readBankProjects } from '@/content/readers/project-lists'
import { readBankCategories, readProjectChoices, readProjects } from '@/content/readers/projects'
import { readSettings } from '@/content/readers/settings'
import { BANK_PROJECTS_TRAIL, BankProjectsView } from '@/features/bank-projects/bank-projects-view'
import {
  BANK_LIST,
  bankChoices,
  countKinds,
  findBankProjects,
  readBankQuery,
} from '@/features/bank-projects/bank-query'
import { breadcrumbData } from '@/features/structured-data/breadcrumb-data'
import { describePage, titleOf } from '@/routing/document-head'
import { leadToExistingPage } from '@/routing/existing-page'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage, RouteQuery } from '@/routing/route'

const PATH = '/projects/bank'

/** Each state of the filters has an address of its own. */
export async function bankProjectsRoute(parameters: RouteQuery): Promise<RoutedPage> {
  const [page, settings, list] = await Promise.all([readPage(PATH), readSettings(), readList(parameters)])
  if (!page) return movedOrMissing(PATH)
  const { query, choices, found } = list
  leadToExistingPage(PATH, parameters, found.page)
  return {
    head: describePage({
      title: titleOf(page.title, BANK_LIST.titles(query, choices), found.page),
      description: page.description,
      path: BANK_LIST.hrefOf(query, found.page),
      data: [breadcrumbData(BANK_PROJECTS_TRAIL, page.heading)],
    }),
    view: <BankProjectsView page={page} addresses={settings.externalAddresses} phone={settings.phone} {...list} />,
  }
}

async function readList(parameters: RouteQuery) {
  const [counted, categories, { cities }] = await Promise.all([
    readBankCounts(),
    readBankCategories(),
    readProjectChoices(),
  ])
  const choices = bankChoices(counted, categories, cities)
  const { query, ignored } = readBankQuery(parameters, choices)
  const found = await wholeListIfUnavailable(
    () => readBankProjects(BANK_LIST.backendFilters(query, choices), BANK_LIST.requestFor(query, query.page)),
    async () => findBankProjects(await readProjects(), query, choices),
  )
  const offer = BANK_LIST.offer(counted, query, choices)
  return { query, ignored, choices, offer, kindCounts: countKinds(counted, choices), found }
}
