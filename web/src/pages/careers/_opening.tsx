import { dayInIndia, isOpen } from '@ashlar/contract'
import { readCareerPage, readCareerTestimonials } from '@/content/readers/careers'
import { readOpening, readOpenOpenings } from '@/content/readers/openings'
import { readLeaders } from '@/content/readers/services'
import { readSettings } from '@/content/readers/settings'
import { similarOpenings } from '@/features/careers/opening-query'
import { OPENING_TRAIL, OpeningView } from '@/features/careers/opening-view'
import { breadcrumbData } from '@/features/structured-data/breadcrumb-data'
import { jobData } from '@/features/structured-data/job-data'
import { describePage } from '@/routing/document-head'
import { PageElsewhere } from '@/routing/errors'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'
import { sayNames } from '@/words/say'

/** Number of other openings on the page of one. */
const OTHERS = 4

export async function openingRoute(slug: string): Promise<RoutedPage> {
  const [opening, career, settings, leaders, testimonials] = await Promise.all([
    readOpening(slug),
    readCareerPage(),
    readSettings(),
    readLeaders(),
    readCareerTestimonials(),
  ])
  if (!opening) return movedOrMissing(`/careers/${slug}`)
  const path = `/careers/${opening.slug}`
  if (opening.slug !== slug) throw new PageElsewhere(path, 308)
  const today = dayInIndia()
  const open = isOpen(opening, today)
  const others = await readOpenOpenings(today)
  return {
    head: describePage({
      title: [opening.title, sayNames(opening.cities)].filter(Boolean).join(', '),
      description: opening.summary,
      path,
      // A closed opening stays for visitors who have its address; search engines need not index it
      // (docs/decisions/0013).
      hidden: !open,
      data: [...(open ? [jobData(opening, settings)] : []), breadcrumbData(OPENING_TRAIL, opening.title)],
    }),
    view: (
      <OpeningView
        opening={opening}
        open={open}
        others={similarOpenings(opening, others, OTHERS)}
        career={career}
        leaders={leaders}
        testimonials={testimonials}
      />
    ),
  }
}
