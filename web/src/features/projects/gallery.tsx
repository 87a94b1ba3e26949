import type { Project } from '@ashlar/contract'
import { Picture } from '@/ui/picture/picture'
import { Elevation } from './elevation'
import styles from './gallery.module.css'

/** The project's pictures in one course, the first the longest; its drawn elevation while there are none. */
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
        <Figure entry={first} priority />
      </li>
      {others.map((entry) => (
        <li key={entry.picture.url} className={styles.stone}>
          <Figure entry={entry} />
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

function Figure({ entry, priority = false }: { entry: Project['pictures'][number]; priority?: boolean }) {
  return (
    <figure className={styles.figure}>
      <Picture
        picture={entry.picture}
        sizes={priority ? '(width >= 56rem) 62vw, 100vw' : '(width >= 56rem) 38vw, 85vw'}
        priority={priority}
        focal={entry.focal}
        className={styles.picture}
      />
      {entry.caption ? <figcaption className={styles.caption}>{entry.caption}</figcaption> : null}
    </figure>
  )
}
