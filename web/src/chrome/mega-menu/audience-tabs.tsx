import type { ReactNode } from 'react'
import type { AudienceList } from '@/content/readers/navigation'
import { say } from '@/words/say'
import styles from './audience-tabs.module.css'
import { Stones } from './stones'

interface AudienceTabsProps {
  /** Prefix of the ids. */
  name: string
  audiences: readonly AudienceList[]
  /** Content beside each audience's list. */
  aside?: (index: number) => ReactNode
}

/**
 * The four audiences, one list each. Without script, and until `switch-audience.ts` has started, all lists
 * stand below one another under their names.
 */
export function AudienceTabs({ name, audiences, aside }: AudienceTabsProps) {
  return (
    <div className={`stack-5 ${styles.tabs}`} data-tabs="">
      <div className={styles.list} role="tablist" aria-label={say('Who you are')} aria-orientation="vertical">
        {audiences.map(({ audience }, index) => (
          <button
            key={audience}
            className={styles.tab}
            type="button"
            role="tab"
            id={`${name}-tab-${index}`}
            aria-controls={`${name}-list-${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {say(audience)}
          </button>
        ))}
      </div>
      {audiences.map(({ audience, items }, index) => {
        const beside = aside?.(index)
        return (
          <div
            key={audience}
            className={`stack-3 ${styles.panel}`}
            role="tabpanel"
            id={`${name}-list-${index}`}
            aria-labelledby={`${name}-tab-${index}`}
            data-beside={beside ? '' : undefined}
          >
            <p className={`bold ${styles.name}`}>{say(audience)}</p>
            <Stones items={items} />
            {beside}
          </div>
        )
      })}
    </div>
  )
}
