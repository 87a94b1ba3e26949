import styles from './underlined.module.css'

/** A text with a part of it underlined; without that part the plain text. */
export function Underlined({ text, part }: { text: string; part: string }) {
  const [before = '', ...after] = part ? text.split(part) : [text]
  if (after.length === 0) return before
  return (
    <>
      {before}
      <mark className={styles.part}>{part}</mark>
      {after.join(part)}
    </>
  )
}
