import styles from './section-bar.module.css'

export interface BarSection {
  /** Id of the section that it links to. */
  id: string
  label: string
}

/**
 * Links to the sections of a long page, always visible. Script marks the current section
 * (mark-section.ts); without script they are ordinary links.
 */
export function SectionBar({ label, sections }: { label: string; sections: readonly BarSection[] }) {
  if (sections.length < 2) return null
  return (
    <nav className={`screen-only ${styles.bar}`} aria-label={label}>
      <ul className={styles.sections} data-section-bar="">
        {sections.map(({ id, label: words }) => (
          <li key={id}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
