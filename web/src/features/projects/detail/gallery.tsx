import type { Project } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { BackIcon, CloseIcon } from '@/ui/icons/icons'
import { offeredWidths, pictureAddress } from '@/ui/picture/picture-address'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { minWidth } from '@/ui/styles/breakpoints'
import { say } from '@/words/say'
import styles from './gallery.module.css'

type Entry = Project['pictures'][number]

/** A picture that fills a large screen. */
const LARGEST = 1920
/** Pixels of a picture of the row, of that in the story, and of a small one, at most. */
const IN_ROW = 750
const IN_STORY = 640
const SMALL = 96

/** Whether the last picture stands in the story: not where the row would then have fewer than three. */
function hasStoryPicture({ pictures }: Pick<Project, 'pictures'>): boolean {
  return pictures.length > 1 && pictures.length !== 4
}

/** The pictures between the first, which opens the page, and that of the story. */
function between(project: Pick<Project, 'pictures'>): Entry[] {
  return project.pictures.slice(1, hasStoryPicture(project) ? -1 : undefined)
}

/** One alone would be a strip; it stands as a small one over the first (project-hero.tsx). */
function inRow(project: Pick<Project, 'pictures'>): Entry[] {
  const pictures = between(project)
  return pictures.length > 2 ? pictures : []
}

/**
 * One row, which scrolls sideways when it does not fit, with the caption of each picture below it; and the viewer of all
 * pictures of the page, those of plans among them.
 */
export function Gallery({ project }: { project: Project }) {
  const pictures = inRow(project)
  return (
    <>
      {pictures.length > 0 ? (
        <section
          className={styles.scroll}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, which must work by keyboard too
          tabIndex={0}
          aria-label={say('Pictures of {project}', { project: project.name })}
        >
          <ul className={`stack-3 ${styles.gallery}`}>
            {pictures.map((entry, index) => (
              <li key={entry.picture.url} className={styles.stone}>
                <figure aria-label={say('Picture')}>
                  <PictureLink {...entry} id={pictureId(index + 2)} place={pictureCount(project, index + 2)}>
                    <ResponsivePicture
                      picture={entry.picture}
                      sizes={`${minWidth.wholePage} 30rem, ${minWidth.s} 32vw, 80vw`}
                      maxWidth={IN_ROW}
                      focal={entry.focal}
                      className={styles.picture}
                    />
                  </PictureLink>
                  <figcaption className={`caption ${styles.caption}`}>{captionOf(entry)}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {project.pictures.length > 0 || project.configurations.some(({ planFile }) => planFile?.kind === 'picture') ? (
        <Viewer name={project.name} />
      ) : null}
    </>
  )
}

/** The last picture, beside the description: most often a room. Without one the text has the width. */
export function StoryPicture({ project }: { project: Project }) {
  const { pictures } = project
  const last = hasStoryPicture(project) ? pictures.at(-1) : undefined
  if (!last) return null
  return (
    <figure aria-label={say('Picture')}>
      <PictureLink {...last} id={pictureId(pictures.length)} place={pictureCount(project, pictures.length)}>
        <ResponsivePicture
          picture={last.picture}
          sizes={`${minWidth.s} 40vw, 100vw`}
          maxWidth={IN_STORY}
          focal={last.focal}
          className={styles.picture}
        />
      </PictureLink>
      <figcaption className={`caption ${styles.caption}`}>{captionOf(last)}</figcaption>
    </figure>
  )
}

/** A picture that has no row, small. */
export function SmallPictures({ project }: { project: Project }) {
  const pictures = between(project)
  if (pictures.length !== 1) return null
  return (
    <ul className={styles.small} aria-label={say('Pictures of {project}', { project: project.name })}>
      {pictures.map((entry, index) => (
        <li key={entry.picture.url}>
          <PictureLink {...entry} id={pictureId(index + 2)}>
            <ResponsivePicture
              picture={entry.picture}
              sizes="6rem"
              maxWidth={SMALL}
              focal={entry.focal}
              className={styles.picture}
            />
          </PictureLink>
        </li>
      ))}
    </ul>
  )
}

/** The editors' caption, or what the picture shows of the building. */
function captionOf({ caption, view }: Entry): string {
  if (caption) return caption
  if (view === 'dusk') return say('At dusk')
  if (view === 'close') return say('The façade, close by')
  return view === 'interior' ? say('Inside') : say('By day')
}

/** @param number its place among the project's pictures, from 1. */
export const pictureId = (number: number) => `picture-${number}`

/** For example `2 / 6`; empty for the only one. */
export function pictureCount({ pictures }: Pick<Project, 'pictures'>, number: number): string {
  return pictures.length > 1 ? `${number} / ${pictures.length}` : ''
}

interface PictureLinkProps extends Pick<Entry, 'picture' | 'caption'> {
  /** The viewer's address ends with it. */
  id: string
  /** Its place among all pictures, shown on a narrow screen, where they are not seen together. */
  place?: string
  /** Drawings may have no ground of their own: they lie on paper. */
  onPaper?: boolean
  children: ReactNode
}

/** Leads to the large picture; with script it opens in the viewer. */
export function PictureLink({ picture, caption, id, place, onPaper = false, children }: PictureLinkProps) {
  const most = offeredWidths('100vw', Math.min(picture.width ?? LARGEST, LARGEST)).at(-1) ?? LARGEST
  return (
    <a
      className={styles.link}
      id={id}
      href={picture.url.startsWith('/') ? pictureAddress(picture.url, most) : picture.url}
      data-picture={onPaper ? 'on-paper' : ''}
      data-caption={caption}
    >
      {children}
      {place ? (
        <span className={`text-s semibold numbers ${styles.place}`} aria-hidden="true">
          {place}
        </span>
      ) : null}
    </a>
  )
}

/** Script fills and opens it (behaviour/picture-viewer.ts), and brings its styles. */
function Viewer({ name }: { name: string }) {
  return (
    <dialog className="on-deep" aria-label={say('Pictures of {project}', { project: name })} data-viewer="">
      {/* Named too: it gets the focus, and Orca does not always say the name of the dialog around that. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, which must work by keyboard too */}
      <ul tabIndex={0} aria-label={say('Pictures of {project}', { project: name })} data-viewer-slides="" />
      <div data-viewer-bar="">
        <p role="status" data-viewer-count="" />
        <button type="button" data-viewer-act="zoom" aria-pressed="false">
          {say('Enlarge')}
        </button>
        <button type="button" data-viewer-act="back" aria-label={say('Previous picture')}>
          <BackIcon />
        </button>
        <button type="button" data-viewer-act="on" aria-label={say('Next picture')}>
          <BackIcon />
        </button>
        <button type="button" data-viewer-act="close" aria-label={say('Close')}>
          <CloseIcon />
        </button>
      </div>
    </dialog>
  )
}
