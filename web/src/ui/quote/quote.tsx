import styles from './quote.module.css'

interface QuoteProps {
  text: string
  /** A part of the text that is underlined. */
  marked?: string | undefined
  name: string
  /** Role, firm and place, as far as they are known. */
  about: string
  /** A link to the subject. */
  link?: { label: string; href: string } | undefined
}

/** A quotation with its author. */
export function Quote({ text, marked = '', name, about, link }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.text}>
        <p>“{withMark(text, marked)}”</p>
      </blockquote>
      <figcaption className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span>{about}</span>
        {link ? (
          <a className={styles.link} href={link.href}>
            {link.label}
          </a>
        ) : null}
      </figcaption>
    </figure>
  )
}

function withMark(text: string, marked: string) {
  const [before = '', ...after] = marked ? text.split(marked) : [text]
  if (after.length === 0) return before
  return (
    <>
      {before}
      <mark className={styles.marked}>{marked}</mark>
      {after.join(marked)}
    </>
  )
}
