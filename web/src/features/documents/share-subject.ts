import 'server-only'
import { isPlacePath, type Picture } from '@ashlar/contract'
import { readBanners } from '@/content/readers/home'
import { readOpening } from '@/content/readers/openings'
import { readPage } from '@/content/readers/pages'
import { readPost } from '@/content/readers/posts'
import { readProject, readProjectChoices, readProjects } from '@/content/readers/projects'
import { readReport } from '@/content/readers/reports'
import { readVodcast } from '@/content/readers/vodcasts'
import { findPlace, nameOfPlace } from '../places/place'

/** What the share picture of a page shows. */
export interface ShareSubject {
  title: string
  /** Kind of page, in a word or two; empty where the title already says it. */
  kind: string
  picture: Picture | null
  /** Chosen by editors for this purpose, and shown as it is. */
  sharePicture?: Picture | null
  cover: { tone: string; motif: string } | null
}

type Find = (slug: string) => Promise<ShareSubject | null>

/** Pages of one record each, by the part of the path before the slug. */
const RECORDS: Readonly<Record<string, Find>> = {
  '/projects': async (slug) => {
    const project = await readProject(slug)
    if (!project) return null
    const kind = [project.category, project.locality, project.city].filter(Boolean).join(', ')
    const { sharePicture } = project
    return { title: project.name, kind, picture: project.pictures[0]?.picture ?? null, sharePicture, cover: null }
  },
  '/insights/research-reports': async (slug) => {
    const report = await readReport(slug)
    if (!report) return null
    const { title, sharePicture, coverTone: tone, coverMotif: motif } = report
    const kind = `Research, ${report.publishedOn.slice(0, 4)}`
    return { title, kind, picture: null, sharePicture, cover: { tone, motif } }
  },
  '/insights/knowledge-exchange': async (slug) => {
    const vodcast = await readVodcast(slug)
    return vodcast && { title: vodcast.title, kind: 'Knowledge Exchange', picture: null, cover: null }
  },
  '/blog': async (slug) => {
    const post = await readPost(slug)
    if (!post) return null
    const {
      title,
      picture,
      sharing: { sharePicture },
    } = post
    return { title, kind: post.categories[0]?.name ?? 'Blog', picture, sharePicture, cover: null }
  },
  '/careers': async (slug) => {
    const opening = await readOpening(slug)
    return opening && { title: opening.title, kind: 'Careers', picture: null, cover: null }
  },
}

/**
 * @param path of a page, as in its public address.
 * @returns `null` when there is no such page.
 * @throws {ContentUnavailable} when the content is not available and never was.
 */
export async function readShareSubject(path: string): Promise<ShareSubject | null> {
  const page = await readPage(path)
  if (page) {
    const [banner] = path === '/' ? await readBanners() : []
    return {
      title: banner?.heading ?? page.heading,
      kind: '',
      picture: banner?.picture ?? page.picture,
      cover: null,
    }
  }
  if (isPlacePath(path)) return readPlaceSubject(path)
  const end = path.lastIndexOf('/')
  return (await RECORDS[path.slice(0, end)]?.(path.slice(end + 1))) ?? null
}

async function readPlaceSubject(path: string): Promise<ShareSubject | null> {
  const [projects, { cities }] = await Promise.all([readProjects(), readProjectChoices()])
  const place = findPlace(path, projects, cities)
  if (!place) return null
  const picture = place.projects.flatMap(({ pictures }) => pictures)[0]?.picture ?? null
  return { title: `Projects in ${nameOfPlace(place)}`, kind: '', picture, cover: null }
}
