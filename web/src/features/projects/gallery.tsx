import type { Project } from '@ashlar/contract'
import { Picture } from '@/ui/picture/picture'
import { Elevation } from './elevation'
import styles from './gallery.module.css'

/** The project's pictures as courses, the first the longest; its drawn elevation while there are none. */
export function Gallery({ project }: { project: Project }) {
  const [first, ...others] = project.pictures
  if (!first) {
    return (
      <div className={styles.drawing}>
        <Elevation project={project} />
      </div>
    )
  }
  const course = (
    <ul className={styles.gallery} data-count={project.pictures.length}>
      <li className={styles.stone}>
        <Figure entry={first} sizes={others.length > 0 ? LONG : '100vw'} priority />
      </li>
      {others.map((entry, place) => (
        <li key={entry.picture.url} className={styles.stone}>
          <Figure entry={entry} sizes={place === 2 ? LONG : SHORT} />
        </li>
      ))}
    </ul>
  )
  if (others.length === 0) return course
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, by the keyboard too
    <section className={styles.scroll} tabIndex={0} aria-label={`Pictures of ${project.name}`}>
      {course}
    </section>
  )
}

/** The first picture, and the last of four, are the long stones of their courses. */
const LONG = '(width >= 56rem) 66vw, 88vw'
const SHORT = '(width >= 56rem) 42vw, 88vw'

interface FigureProps {
  entry: Project['pictures'][number]
  sizes: string
  priority?: boolean
}

function Figure({ entry, sizes, priority = false }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <Picture
        picture={entry.picture}
        sizes={sizes}
        priority={priority}
        focal={entry.focal}
        className={styles.picture}
      />
      {entry.caption ? <figcaption className={styles.caption}>{entry.caption}</figcaption> : null}
    </figure>
  )
}
