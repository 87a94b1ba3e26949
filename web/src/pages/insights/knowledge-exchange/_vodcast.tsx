import { readPlayableFilm } from '@/content/readers/films'
import { readNamedReports } from '@/content/readers/reports'
import { readServicePages } from '@/content/readers/services'
import { readVodcast } from '@/content/readers/vodcasts'
import { vodcastHref } from '@/features/knowledge/find-vodcasts'
import { VODCAST_TRAIL, VodcastView } from '@/features/knowledge/vodcast-view'
import { Address } from '@/features/lists/address'
import { breadcrumbData } from '@/features/structured-data/breadcrumb-data'
import { videoData } from '@/features/structured-data/video-data'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage, RouteQuery } from '@/routing/route'

/** The search words for the transcript are in the address. */
export async function vodcastRoute(slug: string, query: RouteQuery): Promise<RoutedPage> {
  const [vodcast, services] = await Promise.all([readVodcast(slug), readServicePages()])
  if (!vodcast) return movedOrMissing(`/insights/knowledge-exchange/${slug}`)
  const [reports, film] = await Promise.all([readNamedReports(vodcast.reports), readPlayableFilm(vodcast.video)])
  const path = vodcastHref(vodcast)
  return {
    head: describePage({
      title: vodcast.title,
      description: vodcast.summary,
      path,
      data: [...videoData(vodcast, film), breadcrumbData(VODCAST_TRAIL, vodcast.title)],
    }),
    view: (
      <VodcastView
        vodcast={vodcast}
        film={film}
        words={new Address(query).words('find')}
        reports={reports}
        services={services.filter((service) => vodcast.services.includes(service.slug))}
      />
    ),
  }
}
