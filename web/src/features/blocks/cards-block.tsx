import type { BlockOf } from '@ashlar/contract'
import { ownPicture } from '@/content/media/media'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { minWidth } from '@/ui/styles/breakpoints'
import { Paragraphs } from '@/ui/text/paragraphs'
import { WholeLink, wholeLinkPlace } from '@/ui/whole-link/whole-link'
import { BlockBand } from './block-band'
import type { BlockPlace, ShowBlock } from './block-place'
import styles from './cards-block.module.css'

export const showCards: ShowBlock<BlockOf<'cards'>> = (block, place) => (
  <BlockBand block={block} place={place}>
    <Ashlar perCourse={block.cards.length % 3 === 0 ? 3 : 2} label={block.heading}>
      {block.cards.map((card) => (
        <Card key={card.title} card={card} resolve={place.resolve} />
      ))}
    </Ashlar>
  </BlockBand>
)

interface CardProps {
  card: BlockOf<'cards'>['cards'][number]
  resolve: BlockPlace['resolve']
}

function Card({ card, resolve }: CardProps) {
  const href = resolve(card.link)
  const picture = ownPicture(card.picture)
  return (
    <div className={`stack ${styles.card} ${wholeLinkPlace}`}>
      {picture ? (
        <ResponsivePicture
          picture={picture}
          sizes={`${minWidth.m} 45vw, 100vw`}
          maxWidth={760}
          alt=""
          className={styles.picture}
        />
      ) : null}
      <div className={`stack-2 ${styles.words}`}>
        <h3>{href ? <WholeLink href={href}>{card.title}</WholeLink> : card.title}</h3>
        <Paragraphs text={card.text} className="stack-3 soft measure" />
      </div>
    </div>
  )
}
