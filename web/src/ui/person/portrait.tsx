import type { Picture } from '@ashlar/contract'
import { ResponsivePicture } from '../picture/responsive-picture'
import { Monogram } from './monogram'
import styles from './person.module.css'

interface PortraitProps {
  name: string
  picture: Picture | null | undefined
  /** The width that it is shown in; without one, that of the portrait beside a name. */
  sizes?: string
  /** Set in the first screen. */
  eager?: boolean
}

/** A person's portrait, or the initials where there is none. The name stands beside it, so it is not described. */
export function Portrait({ name, picture, sizes = '8rem', eager = false }: PortraitProps) {
  if (!picture) return <Monogram name={name} />
  return (
    <ResponsivePicture
      picture={picture}
      sizes={sizes}
      maxWidth={480}
      eager={eager}
      alt=""
      className={styles.portrait}
    />
  )
}
