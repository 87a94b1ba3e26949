import styles from './section-bar.module.css'

export interface BarSection {
  /** Of the part it leads to. */
  id: string
  label: string
}

/**
 * The parts of a long page, in sight from all of it. Script marks the part one is in (chrome/behaviour/section-bar.ts);
 * without script they are links like any other.
 */
export function SectionBar({ label, sections }: { label: string; sections: readonly BarSection[] }) {
  if (sections.length < 2) return null
  return (
    <nav className={styles.bar} aria-label={label} data-section-bar="">
      <ul className={styles.sections}>
        {sections.map(({ id, label: words }) => (
          <li key={id}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
