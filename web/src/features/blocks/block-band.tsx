import type { ReactNode } from 'react'
import { Section } from '@/ui/section/section'
import type { BlockPlace } from './block-place'

interface BlockBandProps {
  block: { heading: string; lead: string; anchor: string }
  place: BlockPlace
  children: ReactNode
}

/** The section around a block, with its anchor, and with heading and lead when the block has them. */
export function BlockBand({ block, place, children }: BlockBandProps) {
  return (
    <Section heading={block.heading} lead={block.lead} id={block.anchor || undefined} tone={place.tone}>
      {children}
    </Section>
  )
}
