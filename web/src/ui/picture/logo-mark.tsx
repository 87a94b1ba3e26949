import type { Picture } from '@ashlar/contract'
import type { CSSProperties } from 'react'
import styles from './logo-mark.module.css'

interface MarkProps {
  logo: Picture
  /** Height in rem. */
  height: number
}

/** The widest ratio: a logo with a long text would push its neighbours off the line. */
const WIDEST = 3

/**
 * The logo of a firm in any ratio that editors upload, in a box whose size is known before the file has loaded. It is
 * decoration beside the firm's name, so it is a background image, which shows no broken frame when the file is missing.
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
