import type { Picture } from '@ashlar/contract'
import type { CSSProperties } from 'react'
import styles from './logo-mark.module.css'

interface MarkProps {
  logo: Picture
  /** How tall it stands, in rem. */
  height: number
}

/** Beyond it a mark has so many words that it would push its neighbours off the line. */
const WIDEST = 3

/**
 * The drawn mark of a firm, of whatever shape editors upload, in a place whose size is known before the file arrives.
 * It decorates, the name stands beside it; so it is a ground, which leaves no broken frame where the file is away.
 */
export function LogoMark({ logo, height }: MarkProps) {
  const { width: across, height: high } = logo
  const ratio = across && high ? Math.min(across / high, WIDEST) : 1
  return (
    <span
      className={styles.mark}
      style={
        {
          '--ratio': ratio,
          '--tall': `${height}rem`,
          backgroundImage: `url(${JSON.stringify(logo.url)})`,
        } as CSSProperties
      }
    />
  )
}
