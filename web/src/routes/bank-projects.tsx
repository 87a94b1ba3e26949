import { orFromWhole } from '@/content/read'
import { readPage } from '@/content/readers/pages'
import { readBankCombinations, readBankProjects } from '@/content/readers/project-lists'
import { readBankCategories, readProjectChoices, readProjects } from '@/content/readers/projects'
import { readSettings } from '@/content/readers/settings'
import { BankProjectsView } from '@/features/bank-projects/bank-projects-view'
import {
  bankChoices,
  bankWishes,
  findBankProjects,
  hrefOf,
  PAGE_SIZE,
  readBankQuery,
  wishesOf,
} from '@/features/bank-projects/bank-query'
import { describePage, titleOf } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage, RouteQuery } from '@/routing/route'

const PATH = '/projects/bank'

/** Each state of the filters is an address of its own. */
export async function bankProjectsRoute(parameters: RouteQuery): Promise<RoutedPage> {
  const [page, settings, { query, ignored, choices, found }] = await Promise.all([
    readPage(PATH),
    readSettings(),
    readList(parameters),
  ])
  if (!page) return movedOrMissing(PATH)
  return {
    head: describePage({
      title: titleOf(page.title, wishesOf(query, choices), found.page),
      description: page.description,
      path: hrefOf({ ...query, page: found.page }),
    }),
    view: (
      <BankProjectsView
        page={page}
        addresses={settings.externalAddresses}
        phone={settings.phone}
        query={query}
        ignored={ignored}
        choices={choices}
        found={found}
      />
    ),
  }
}

async function readList(parameters: RouteQuery) {
  const [counted, categories, { cities }] = await Promise.all([
    readBankCombinations(),
    readBankCategories(),
    readProjectChoices(),
  ])
  const choices = bankChoices(counted, categories, cities)
  const { query, ignored } = readBankQuery(parameters, choices)
  const found = await orFromWhole(
    async () => {
      const how = { page: query.page, size: PAGE_SIZE, keep: hrefOf(query) === PATH ? 'disk' : 'memory' } as const
      const { items, ...rest } = await readBankProjects(bankWishes(query, choices), how)
      return { ...rest, projects: items }
    },
    async () => findBankProjects(await readProjects(), query, choices),
  )
  return { query, ignored, choices, found }
}
