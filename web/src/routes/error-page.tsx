import { Notice } from '@/features/notice/notice'
import { notices } from '@/features/notice/notices'
import type { RoutedPage } from '@/routing/route'

/**
 * An error page, rendered as a page so that it stands without script. Nobody is led here: it is the answer at whichever
 * address went wrong, under the status it speaks of.
 *
 * @param notice its name; any other than those there are means that the page is missing.
 */
export async function errorRoute(notice: string): Promise<RoutedPage> {
  return {
    head: { title: 'Sorry', description: '', canonical: null, robots: 'noindex' },
    view: <Notice {...(Object.hasOwn(notices, notice) ? notices[notice as keyof typeof notices] : notices[404])} />,
  }
}
