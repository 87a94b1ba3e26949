import type { BlockOf } from '@ashlar/contract'
import { ownPicture } from '@/content/media/media'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { LogoMark } from '@/ui/picture/logo-mark'
import { WholeLink, wholeLinkPlace } from '@/ui/whole-link/whole-link'
import { BlockBand } from './block-band'
import type { BlockPlace, ShowBlock } from './block-place'
import styles from './logos-block.module.css'

export const showLogos: ShowBlock<BlockOf<'logos'>> = (block, place) => (
  <BlockBand block={block} place={place}>
    <Ashlar perCourse="fit" label={block.heading || 'Firms'}>
      {block.logos.map((firm) => (
        <Firm key={firm.name} firm={firm} resolve={place.resolve} />
      ))}
    </Ashlar>
  </BlockBand>
)

interface FirmProps {
  firm: BlockOf<'logos'>['logos'][number]
  resolve: BlockPlace['resolve']
}

function Firm({ firm, resolve }: FirmProps) {
  const href = resolve(firm.link)
  const logo = ownPicture(firm.logo)
  return (
    <p className={`row ${styles.firm} ${wholeLinkPlace}`}>
      {logo ? <LogoMark logo={logo} height={2} /> : null}
      <span className="semibold">{href ? <WholeLink href={href}>{firm.name}</WholeLink> : firm.name}</span>
    </p>
  )
}
