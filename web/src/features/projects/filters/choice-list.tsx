import type { ReactNode } from 'react'
import { say, sayName } from '@/words/say'
import styles from './choice-list.module.css'

export interface CountedChoice {
  value: string
  title: string
  /** How many projects this choice would find. */
  count: number
}

interface ChoiceListProps {
  name: string
  /** `checkbox` for several choices, `radio` for one. */
  kind: 'checkbox' | 'radio'
  choices: readonly CountedChoice[]
  chosen: readonly string[]
  /** Content below a choice, such as the localities of a city. */
  under?: (choice: CountedChoice) => ReactNode
  /** The parent choice of this list. */
  of?: string | undefined
}

/** The choices of a filter, each with its count. A choice that would find nothing is shown but disabled. */
export function ChoiceList({ name, kind, choices, chosen, under, of }: ChoiceListProps) {
  return (
    <ul className={styles.choices}>
      {choices.map((choice) => (
        <li key={choice.value}>
          <ChoiceField name={name} kind={kind} choice={choice} picked={chosen.includes(choice.value)} of={of} />
          {under?.(choice)}
        </li>
      ))}
    </ul>
  )
}

interface ChoiceProps extends Pick<ChoiceListProps, 'name' | 'kind' | 'of'> {
  choice: CountedChoice
  picked: boolean
}

/** A single choice. */
export function ChoiceField({ name, kind, choice: { value, title, count }, picked, of }: ChoiceProps) {
  return (
    <label className={`stack-3 ${styles.choice}`}>
      <input
        type={kind}
        name={name}
        value={value}
        defaultChecked={picked}
        disabled={count === 0 && !picked}
        data-of={of}
      />
      <span className={styles.title}>{sayName(title)}</span>
      <span className="caption numbers">
        {count}
        <span className="sr-only"> {count === 1 ? say('project') : say('projects')}</span>
      </span>
    </label>
  )
}
