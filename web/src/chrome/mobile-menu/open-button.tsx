import { MenuIcon } from '@/ui/icons/icons'
import styles from './mobile-menu.module.css'

/** The hamburger of narrow screens. */
export function OpenMobileMenu() {
  return (
    <button className={styles.open} type="button" popoverTarget="mobile-menu" aria-haspopup="dialog">
      <MenuIcon />
      <span className="sr-only">Menu</span>
    </button>
  )
}
