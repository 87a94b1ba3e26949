import type { BlockOf } from '@ashlar/contract'
import { ownPicture } from '@/content/media/media'
import { ButtonLink } from '@/ui/button/button'
import { Hero } from '@/ui/hero/hero'
import type { ShowBlock } from './block-place'

export const showHero: ShowBlock<BlockOf<'hero'>> = (block, { level, resolve }) => {
  const href = resolve(block.link)
  return (
    <Hero
      heading={block.heading}
      lead={block.lead}
      picture={ownPicture(block.picture)}
      level={level}
      id={block.anchor || undefined}
    >
      {href && block.linkLabel ? <ButtonLink link={{ href, label: block.linkLabel, external: false }} /> : null}
    </Hero>
  )
}
