import type { Project } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { BackIcon, CloseIcon } from '@/ui/icons/icons'
import { offeredWidths, pictureAddress } from '@/ui/picture/picture-address'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { minWidth } from '@/ui/styles/breakpoints'
import { say } from '@/words/say'
import styles from './gallery.module.css'

type Entry = Project['pictures'][number]

/** A row of fewer would be one or two strips; those pictures stand as small ones below the first (project-hero.tsx). */
const FEWEST_IN_ROW = 3
/** A picture that fills a large screen. */
const LARGEST = 1920
/** Pixels of a picture of the row, and of a small one, at most. */
const IN_ROW = 480
const SMALL = 96

/** The pictures after the first one, which opens the page, in a row of their own; none where they are too few. */
function inRow({ pictures }: Pick<Project, 'pictures'>): Entry[] {
  return pictures.length > FEWEST_IN_ROW ? pictures.slice(1) : []
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
                  <PictureLink {...entry} id={pictureId(index + 2)}>
                    <ResponsivePicture
                      picture={entry.picture}
                      sizes={`${minWidth.wholePage} 30rem, ${minWidth.m} 31vw, 80vw`}
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

/** The pictures that have no row, small. */
export function SmallPictures({ project }: { project: Project }) {
  if (inRow(project).length > 0 || project.pictures.length < 2) return null
  return (
    <ul className={styles.small} aria-label={say('Pictures of {project}', { project: project.name })}>
      {project.pictures.slice(1).map((entry, index) => (
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

interface PictureLinkProps extends Pick<Entry, 'picture' | 'caption'> {
  /** The viewer's address ends with it. */
  id: string
  /** Drawings may have no ground of their own: they lie on paper. */
  onPaper?: boolean
  children: ReactNode
}

/** Leads to the large picture; with script it opens in the viewer. */
export function PictureLink({ picture, caption, id, onPaper = false, children }: PictureLinkProps) {
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
