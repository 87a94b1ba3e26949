import { type Banner, HOME_BANNERS, type Page } from '@ashlar/contract'
import { ButtonLink } from '@/ui/button/button'
import { ForwardIcon } from '@/ui/icons/icons'
import type { ShownPicture } from '@/ui/picture/picture-address'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { minWidth } from '@/ui/styles/breakpoints'
import { WholeLink, wholeLinkPlace } from '@/ui/whole-link/whole-link'
import { say } from '@/words/say'
import type { Resolve } from './home-content'
import styles from './home-hero.module.css'

interface HomeHeroProps {
  page: Page
  banners: readonly Banner[]
  /** Total number of projects. */
  projects: number
  resolve: Resolve
}

/**
 * 92vw and not 100: a telephone of 390 px with three device pixels takes 1,080 px of picture, not 1,200 and a sixth more
 * bytes. On a tablet the picture is cropped to its height, up to 42rem of one of 16 by 10.
 */
const SIZES = `${minWidth.xl} 100vw, ${minWidth.s} 67rem, 92vw`
/** Banners beside the first one. */
const COURSE = HOME_BANNERS - 1

/** The picture of the first screen. */
export function homePicture(page: Page, [first]: readonly Banner[]): ShownPicture | null {
  const picture = first?.picture ?? page.picture
  return picture && { picture, sizes: SIZES }
}

/**
 * The first screen. The first banner is a picture with its text in the lower corner; the others form a row below it,
 * each with its heading and where it leads. All are visible at once, so that nobody has to wait for a carousel. Without
 * banners, the page's own text and picture are shown.
 */
export function HomeHero({ page, banners, projects, resolve }: HomeHeroProps) {
  const [first = ownBanner(page), ...others] = banners
  const shown = homePicture(page, banners)
  const href = resolve(first.link)
  return (
    <header className={`stack ${styles.opening}`}>
      <div className={styles.wall} data-pictured={shown ? '' : undefined}>
        {shown ? <ResponsivePicture {...shown} priority className={styles.picture} /> : null}
        <div className={`on-deep stack-4 ${styles.words}`}>
          <h1 className={styles.heading}>{first.heading}</h1>
          {first.text ? <p className={`text-l soft ${styles.lead}`}>{first.text}</p> : null}
          <div className={`cluster ${styles.ways}`}>
            {href && first.linkLabel ? <ButtonLink link={{ href, label: first.linkLabel, external: false }} /> : null}
            {projects > 0 ? (
              <ButtonLink
                link={{
                  href: '/projects',
                  label: say('Browse {count} projects', { count: projects }),
                  external: false,
                }}
                tone="quiet"
              />
            ) : null}
          </div>
        </div>
      </div>
      {others.length > 0 ? (
        <ul className={`stack ${styles.course}`}>
          {others.slice(0, COURSE).map((banner) => (
            <li key={banner.heading} className={`${styles.stone} ${wholeLinkPlace}`}>
              <Stone banner={banner} href={resolve(banner.link)} />
            </li>
          ))}
        </ul>
      ) : null}
    </header>
  )
}

function Stone({ banner, href }: { banner: Banner; href: string | null }) {
  return (
    <>
      {banner.picture ? (
        <ResponsivePicture
          picture={banner.picture}
          sizes={`${minWidth.s} 14rem, 10.5rem`}
          maxWidth={192}
          alt=""
          className={`cover ${styles.thumbnail}`}
        />
      ) : null}
      <div className={`stack-2 ${styles.stoneWords}`}>
        <h2 className={styles.stoneTitle}>
          {href ? <WholeLink href={href}>{banner.heading}</WholeLink> : banner.heading}
        </h2>
        {href && banner.linkLabel ? (
          <p className={`row semibold ${styles.stoneWay}`}>
            {banner.linkLabel}
            <ForwardIcon />
          </p>
        ) : null}
      </div>
    </>
  )
}

function ownBanner(page: Page): Banner {
  return {
    heading: page.heading,
    text: page.lead,
    linkLabel: page.nextStep?.label ?? '',
    link: page.nextStep?.link ?? '',
    picture: page.picture,
    sequence: 0,
  }
}
