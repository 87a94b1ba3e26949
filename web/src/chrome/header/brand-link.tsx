import type { SiteSettings } from '@ashlar/contract'
import { LogoMark } from '@/ui/picture/logo-mark'
import styles from './header.module.css'

/** Logo and name, as a link to the home page. Without a logo (the backend has never answered) the name stands alone. */
export function BrandLink({ settings }: { settings: SiteSettings }) {
  const { logo, brandName } = settings
  return (
    <a className={styles.brand} href="/" aria-label={`${brandName}, home`}>
      {logo?.url.startsWith('/media/') ? <LogoMark logo={logo} height={2.25} /> : null}
      <span className={styles.brandName}>{brandName}</span>
    </a>
  )
}
