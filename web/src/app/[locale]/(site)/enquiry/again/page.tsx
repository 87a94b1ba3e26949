import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { takeDraft } from '@/features/leads/again'
import { AgainView } from '@/features/leads/again-view'
import { isLeadFormId } from '@/features/leads/forms'

interface PageProps {
  searchParams: Promise<{ held?: string | string[] }>
}

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Please look at the form once more', robots: { index: false } }

/** Where a visitor without script gets a form back (features/leads/again.ts). By itself it has nothing to show. */
export default async function Page({ searchParams }: PageProps) {
  const { held } = await searchParams
  const draft = takeDraft(typeof held === 'string' ? held : undefined)
  if (!draft || !isLeadFormId(draft.form)) redirect('/about/contact-us')
  return <AgainView form={draft.form} draft={draft} />
}
