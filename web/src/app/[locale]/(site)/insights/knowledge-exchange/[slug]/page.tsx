import type { Metadata } from 'next'
import { metadataOf } from '@/app/metadata-of'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readPlayableFilm } from '@/content/readers/playable-film'
import { readNamedReports } from '@/content/readers/report-lists'
import { readServicePages } from '@/content/readers/services'
import { readVodcast } from '@/content/readers/vodcast-lists'
import { vodcastHref } from '@/features/knowledge/find-vodcasts'
import { VodcastView } from '@/features/knowledge/vodcast-view'
import { Address, type Parameters } from '@/features/lists/address'

interface PageProps {
  params: Promise<{ slug: string }>
  searchParams: Promise<Parameters>
}

/** What is looked for in the transcript stands in the address. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const vodcast = await readVodcast((await params).slug)
  return metadataOf(
    vodcast && { title: vodcast.title, description: vodcast.summary },
    vodcast ? vodcastHref(vodcast) : '',
  )
}

export default async function Page({ params, searchParams }: PageProps) {
  const [{ slug }, parameters, services] = await Promise.all([params, searchParams, readServicePages()])
  const vodcast = await readVodcast(slug)
  if (!vodcast) return movedOrMissing(`/insights/knowledge-exchange/${slug}`)
  const reports = await readNamedReports(vodcast.reports)
  return (
    <VodcastView
      vodcast={vodcast}
      film={await readPlayableFilm(vodcast.video)}
      words={new Address(parameters).words('find')}
      reports={reports}
      services={services.filter((service) => vodcast.services.includes(service.slug))}
    />
  )
}
