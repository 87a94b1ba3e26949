import type { Picture } from '@ashlar/contract'
import { ResponsivePicture } from '../picture/responsive-picture'
import styles from './faces.module.css'

interface Face {
  name: string
  picture: Picture
  /** Where more about the person is. */
  href?: string
}

interface FacesProps {
  people: readonly Face[]
  /** The width of a portrait. */
  sizes: string
  /** Accessible name, where the faces are links. */
  label?: string
  /** Set in the first screen. */
  eager?: boolean
}

/** Portraits side by side as stones of a wall; faces without links say nothing and are hidden. */
export function Faces({ people, sizes, label, eager = false }: FacesProps) {
  return (
    <ul className={styles.faces} aria-label={label} aria-hidden={label ? undefined : 'true'}>
      {people.map(({ name, picture, href }) => {
        const face = <ResponsivePicture picture={picture} sizes={sizes} maxWidth={480} eager={eager} alt="" />
        return (
          <li key={name}>
            {href ? (
              <a href={href}>
                {face}
                <span className={styles.name}>{name}</span>
              </a>
            ) : (
              face
            )}
          </li>
        )
      })}
    </ul>
  )
}
