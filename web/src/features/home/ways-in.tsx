import type { Signpost } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { Section } from '@/ui/section/section'
import { WholeLink, wholeLinkPlace } from '@/ui/whole-link/whole-link'
import { say } from '@/words/say'
import { SignpostWall } from '../services/signpost-wall'
import type { Head } from './heads'
import type { Resolve } from './home-content'
import styles from './ways-in.module.css'

interface SignpostsProps {
  head: Head
  signposts: readonly Signpost[]
  resolve: Resolve
}

/** Tasks that a visitor may need done, each with a picture; below them what else leads on. */
export function WaysIn({ head, signposts, resolve, children }: SignpostsProps & { children: ReactNode }) {
  if (signposts.length === 0) return null
  return (
    <Section {...head} more={{ href: '/services', label: say('All services'), external: false }}>
      <SignpostWall signposts={signposts} resolve={resolve} compact />
      {children}
    </Section>
  )
}

/** The technology products, a card each. */
export function TechnologySection({ head, signposts, resolve }: SignpostsProps) {
  if (signposts.length === 0) return null
  return (
    <Section {...head} tone="course" more={{ href: '/technology', label: say('See all products'), external: false }}>
      <Ashlar perCourse={3} label={head.heading}>
        {signposts.map(({ title, description, link }) => {
          const href = resolve(link)
          return (
            <div key={title} className={`stack-2 ${styles.product} ${wholeLinkPlace}`}>
              <h3 className="text-l">{href ? <WholeLink href={href}>{title}</WholeLink> : title}</h3>
              {description ? <p className={styles.soft}>{description}</p> : null}
            </div>
          )
        })}
      </Ashlar>
    </Section>
  )
}
