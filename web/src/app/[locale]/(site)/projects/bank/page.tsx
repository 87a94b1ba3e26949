import type { Metadata } from 'next'
import { describePage } from '@/app/describe-page'
import { titleOf } from '@/app/metadata-of'
import { movedOrMissing } from '@/app/moved-or-missing'
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
  type Parameters,
  readBankQuery,
  wishesOf,
} from '@/features/bank-projects/bank-query'

interface PageProps {
  searchParams: Promise<Parameters>
}

const PATH = '/projects/bank'

/** Each state of the filters is an address of its own, read anew; what it is made from is kept. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const [page, { query, choices, found }] = await Promise.all([readPage(PATH), readList(searchParams)])
  if (!page) return {}
  return describePage({
    title: titleOf(page.title, wishesOf(query, choices), found.page),
    description: page.description,
    path: hrefOf({ ...query, page: found.page }),
  })
}

export default async function Page({ searchParams }: PageProps) {
  const [page, settings, { query, ignored, choices, found }] = await Promise.all([
    readPage(PATH),
    readSettings(),
    readList(searchParams),
  ])
  if (!page) return movedOrMissing(PATH)
  return (
    <BankProjectsView
      page={page}
      addresses={settings.externalAddresses}
      phone={settings.phone}
      query={query}
      ignored={ignored}
      choices={choices}
      found={found}
    />
  )
}

async function readList(searchParams: PageProps['searchParams']) {
  const [parameters, counted, categories, { cities }] = await Promise.all([
    searchParams,
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
