import type { Picture } from '@ashlar/contract'
import styles from './faces.module.css'
import { Portrait } from './portrait'

interface Face {
  name: string
  picture: Picture | null
  /** Where more about the person is. */
  href?: string
}

interface FacesProps {
  people: readonly Face[]
  /** The width of a portrait. */
  sizes: string
  /** Accessible name, where the faces are links. */
  label?: string
}

/** Portraits in the first screen, side by side as stones of a wall; faces without links say nothing and are hidden. */
export function Faces({ people, sizes, label }: FacesProps) {
  return (
    <ul className={styles.faces} aria-label={label} aria-hidden={label ? undefined : 'true'}>
      {people.map(({ name, picture, href }) => (
        <li key={name}>
          {href ? (
            <a href={href}>
              <Portrait name={name} picture={picture} sizes={sizes} eager />
              <span className="sr-only">{name}</span>
            </a>
          ) : (
            <Portrait name={name} picture={picture} sizes={sizes} eager />
          )}
        </li>
      ))}
    </ul>
  )
}
