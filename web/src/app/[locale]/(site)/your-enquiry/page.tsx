import { LINK_PARAMETER } from '@ashlar/contract'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RequestError } from '@/content/errors'
import { seeLead } from '@/content/writers/leads'
import { takeDraft } from '@/features/leads/again'
import { noteOf } from '@/features/leads/visitor-acts'
import { VisitorEnquiryView } from '@/features/leads/visitor-view'

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

/** The link is the permission: no search engine and no other site is to learn it. */
export const metadata: Metadata = {
  title: 'What you sent us',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

/** What a visitor sent, by the signed link of the receipt. */
export default async function Page({ searchParams }: PageProps) {
  const parameters = await searchParams
  const one = (name: string) => [parameters[name] ?? ''].flat()[0] ?? ''
  const token = one(LINK_PARAMETER)
  const draft = takeDraft(one('held'))
  return (
    <VisitorEnquiryView
      view={await viewOf(token)}
      token={token}
      note={noteOf(one('done'))}
      {...(draft ? { sent: draft.sent, faults: draft.faults } : {})}
    />
  )
}

async function viewOf(token: string) {
  if (!token) notFound()
  try {
    return await seeLead(token)
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'not-found') notFound()
    throw error
  }
}
