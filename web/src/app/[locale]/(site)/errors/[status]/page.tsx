import type { Metadata } from 'next'
import { Notice } from '@/features/notice/notice'
import { notices } from '@/features/notice/notices'

export function generateStaticParams(): { status: string }[] {
  return []
}

export const metadata: Metadata = { title: 'Sorry', robots: { index: false } }

/**
 * The error pages, rendered as pages so that they stand without script. Nobody is led here: the server fetches them and
 * sends them under the status they speak of (server/error-pages.mjs).
 */
export default async function Page({ params }: { params: Promise<{ status: string }> }) {
  const { status } = await params
  return <Notice {...(Object.hasOwn(notices, status) ? notices[status as keyof typeof notices] : notices[404])} />
}
