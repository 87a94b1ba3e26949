import { isOpen } from '@ashlar/contract'
import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { describePage } from '@/app/describe-page'
import { movedOrMissing } from '@/app/moved-or-missing'
import { orNone } from '@/content/read'
import { readLikelyOpenings, readOpening } from '@/content/readers/opening-lists'
import { readCareerPage } from '@/content/readers/openings'
import { similarOpenings } from '@/features/careers/opening-query'
import { OpeningView } from '@/features/careers/opening-view'
import { todayInIndia } from '@/ui/date/today-in-india'

interface PageProps {
  params: Promise<{ slug: string }>
}

/** Other openings on one opening's page. */
const OTHERS = 4

export function generateStaticParams(): { slug: string }[] {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const opening = await readOpening((await params).slug)
  if (!opening) return {}
  const open = isOpen(opening, todayInIndia())
  return {
    ...(await describePage({
      title: [opening.title, ...opening.cities].join(', '),
      description: opening.summary,
      path: `/careers/${opening.slug}`,
    })),
    // A closed one stays for those who come with its address; nobody else need find it (docs/decisions/0013).
    ...(open ? {} : { robots: { index: false } }),
  }
}

export default async function Page({ params }: PageProps) {
  const { slug } = await params
  const [opening, career] = await Promise.all([readOpening(slug), readCareerPage()])
  if (!opening) return movedOrMissing(`/careers/${slug}`)
  if (opening.slug !== slug) permanentRedirect(`/careers/${opening.slug}`)
  const today = todayInIndia()
  const likely = await orNone(() => readLikelyOpenings(opening, today, OTHERS))
  return (
    <OpeningView
      opening={opening}
      open={isOpen(opening, today)}
      others={similarOpenings(opening, likely, OTHERS)}
      career={career}
    />
  )
}
