import { Notice } from '@/features/notice/notice'
import { notices } from '@/features/notice/notices'
import type { RoutedPage } from '@/routing/route'
import { say } from '@/words/say'

/**
 * An error page, rendered as a page so that it works without script. It has no address of its own: it is the answer at
 * the address that failed, with the matching status.
 *
 * @param notice its name; an unknown one means that the page is missing.
 */
export async function errorRoute(notice: string): Promise<RoutedPage> {
  return {
    head: { title: say('Sorry'), description: '', canonical: null, robots: 'noindex' },
    view: <Notice {...(Object.hasOwn(notices, notice) ? notices[notice as keyof typeof notices] : notices[404])} />,
  }
}
