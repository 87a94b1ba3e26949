import styles from './highlighted.module.css'

/** A text with a part of it highlighted; without that part the plain text. */
export function Highlighted({ text, part }: { text: string; part: string }) {
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
