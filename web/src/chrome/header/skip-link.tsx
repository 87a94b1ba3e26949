import { say } from '@/words/say'
import styles from './header.module.css'

/** The first link of the page, which leads past the header; it shows itself while it has the focus. */
export function SkipLink() {
  return (
    <a className={`screen-only accent semibold ${styles.skip}`} href="#content">
      {say('Skip to the content')}
    </a>
  )
}
