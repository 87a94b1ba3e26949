import type { ReactNode } from 'react'
import { ChevronIcon } from '@/ui/icons/icons'
import { capitalised } from '@/words/capitalised'
import { say, sayName } from '@/words/say'
import styles from './filter-group.module.css'
import type { FormGroup } from './filter-table'

interface FilterGroupProps {
  label: FormGroup
  /** The chosen values; empty when there are none. */
  chosen: readonly string[]
  children: ReactNode
}

/** A group of filters that unfolds; one is open at a time. */
export function FilterGroup({ label, chosen, children }: FilterGroupProps) {
  const [first, ...others] = chosen
  return (
    <details className={styles.group} name="project-filter" data-filter-group="">
      <summary className={`bare ${styles.summary}`}>
        <span className="caption">{say(label)}</span>
        <span className={styles.chosen} data-any={first === undefined || undefined}>
          {first === undefined ? say('Any') : capitalised(sayName(first))}
          {others.length > 0 ? ` ${say('and {count} more', { count: others.length })}` : ''}
        </span>
        <ChevronIcon />
      </summary>
      <fieldset className={`stack-4 ${styles.panel}`}>
        <legend className="sr-only">{say(label)}</legend>
        {children}
      </fieldset>
    </details>
  )
}
