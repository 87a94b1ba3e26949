import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { blocksOfPage } from '@/features/blocks/blocks-of-page'
import { PageView } from '@/features/page/page-view'
import { NoticeVersions } from '@/features/privacy/notice-versions'
import { questionsData, questionsOf } from '@/features/structured-data/questions-data'
import { ownResults } from '@/features/vitals/own-results'
import { TestResults } from '@/features/vitals/test-results'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'
import { heroPicture } from '@/ui/hero/hero'

/** The statement shows what our tests found. */
const ACCESSIBILITY = '/accessibility'
/** The policy lists the notices of our forms, with their versions. */
const PRIVACY = '/privacy-policy'

/** Every page at any address that editors write as a heading, a lead, sections and blocks. */
export async function editorsRoute(path: string): Promise<RoutedPage> {
  const [page, settings] = await Promise.all([readPage(path), readSettings()])
  if (!page) return movedOrMissing(path)
  const { opening, picture, rest } = await blocksOfPage(page, settings.externalAddresses, { opens: true })
  return {
    head: describePage({
      title: page.title,
      description: page.description,
      path,
      data: questionsData(questionsOf(page)),
      firstPicture: opening ? picture : heroPicture(page.picture),
    }),
    view: (
      <PageView page={page} addresses={settings.externalAddresses} opening={opening} blocks={rest}>
        {path === ACCESSIBILITY ? <TestResults results={ownResults} show="access" /> : null}
        {path === PRIVACY ? <NoticeVersions addresses={settings.externalAddresses} /> : null}
      </PageView>
    ),
  }
}
