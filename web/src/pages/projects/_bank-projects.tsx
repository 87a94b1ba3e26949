import { readPage } from '@/content/readers/pages'
import { readBankCategories, readProjectChoices, readProjects } from '@/content/readers/projects'
import { readSettings } from '@/content/readers/settings'
import { BANK_PROJECTS_TRAIL, BankProjectsView } from '@/features/bank-projects/bank-projects-view'
import {
  approvedProjects,
  BANK_LIST,
  bankChoices,
  countKinds,
  readBankQuery,
} from '@/features/bank-projects/bank-query'
import { breadcrumbData } from '@/features/structured-data/breadcrumb-data'
import { describePage, titleOf } from '@/routing/document-head'
import { leadToExistingPage } from '@/routing/existing-page'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage, RouteQuery } from '@/routing/route'
import { heroPicture } from '@/ui/hero/hero'

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
      firstPicture: heroPicture(page.picture),
    }),
    view: <BankProjectsView page={page} addresses={settings.externalAddresses} phone={settings.phone} {...list} />,
  }
}

async function readList(parameters: RouteQuery) {
  const [projects, categories, { cities }] = await Promise.all([
    readProjects(),
    readBankCategories(),
    readProjectChoices(),
  ])
  const approved = approvedProjects(projects)
  const choices = bankChoices(approved, categories, cities)
  const { query, ignored } = readBankQuery(parameters, choices)
  return {
    query,
    ignored,
    choices,
    offer: BANK_LIST.offer(approved, query, choices),
    kindCounts: countKinds(approved, choices),
    found: BANK_LIST.find(approved, query, choices, query.page),
  }
}
