import type { Project } from '@ashlar/contract'
import captionStyles from '@/ui/picture/caption.module.css'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { minWidth } from '@/ui/styles/breakpoints'
import { say } from '@/words/say'
import styles from './gallery.module.css'

/**
 * The project's pictures after the first one, which opens the page: one row, which scrolls sideways on a narrow screen.
 */
export function Gallery({ project }: { project: Project }) {
  const pictures = project.pictures.slice(1)
  if (pictures.length === 0) return null
  return (
    <section
      className={styles.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, which must work by keyboard too
      tabIndex={0}
      aria-label={say('Pictures of {project}', { project: project.name })}
    >
      <ul className={styles.gallery} data-count={pictures.length}>
        {pictures.map((entry) => (
          <li key={entry.picture.url} className={styles.stone}>
            <Figure entry={entry} maxWidth={ROW / pictures.length} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Pixels of the whole row on a large screen. */
const ROW = 1620

const SIZES = `${minWidth.m} 50vw, 80vw`

interface FigureProps {
  entry: Project['pictures'][number]
  /** Pixels of the picture on a large screen. */
  maxWidth: number
}

function Figure({ entry, maxWidth }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <ResponsivePicture
        picture={entry.picture}
        sizes={SIZES}
        maxWidth={maxWidth}
        focal={entry.focal}
        className={styles.picture}
      />
      {entry.caption ? <figcaption className={captionStyles.caption}>{entry.caption}</figcaption> : null}
    </figure>
  )
}
