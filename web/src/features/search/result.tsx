import { TextLink } from '@/ui/link/text-link'
import { pageLocale, sayIfKnown } from '@/words/say'
import { excerptOf, type Piece, piecesOf } from './excerpt'
import styles from './result.module.css'
import type { Hit } from './search'
import { DOCUMENT_KINDS } from './search-document'
import { isLatin } from './terms'

interface ResultProps {
  hit: Hit
  level: 'h2' | 'h3'
  /** Below the heading of its kind: without the kind, and on a phone the title alone. */
  brief?: boolean
}

/** A result: the kind of page, the text around the matches, and matching sections. */
export function Result({ hit, level, brief = false }: ResultProps) {
  const Title = level
  const [said] = hit.text ? [hit.text] : hit.parts.map(({ text }) => text)
  return (
    <li className={brief ? `${styles.result} ${styles.brief}` : styles.result}>
      {brief ? null : (
        <p className={styles.kind}>{sayIfKnown(DOCUMENT_KINDS.find(({ value }) => value === hit.kind)?.one ?? '')}</p>
      )}
      <Title className={styles.title}>
        <TextLink link={{ href: hit.href, external: /^https?:/.test(hit.href) }}>
          <Pieces pieces={piecesOf(hit.title, hit.terms)} />
        </TextLink>
      </Title>
      {said ? (
        <p className={styles.excerpt}>
          <Pieces pieces={excerptOf(said, hit.terms)} />
        </p>
      ) : null}
      {hit.parts.length > 0 ? (
        <ul className={styles.parts}>
          {hit.parts.map(({ heading, href, text }) => (
            <li key={`${href} ${heading}`}>
              <a href={href}>
                <Pieces pieces={piecesOf(heading, hit.terms)} />
              </a>
              {text && text !== said ? (
                <span className={styles.said}>
                  <Pieces pieces={excerptOf(text, hit.terms, PART_LENGTH)} />
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}

/** Characters of the excerpt of a section. */
const PART_LENGTH = 110

/** A text with its matches marked for the eye: read out, each mark would break a sentence. On a page in another language, the pieces of an English text say that they are English. */
function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  const isEnglish = pageLocale() !== null && pieces.length > 1 && pieces.every(({ text }) => isLatin(text))
  // Without its language, a piece such as the `Bay` of a name would be translated by itself.
  const lang = isEnglish ? 'en' : undefined
  return pieces.map(({ text, found }, index) => {
    if (!found && !lang) return text
    const Piece = found ? 'mark' : 'span'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once, on the server
      <Piece key={index} lang={lang} role={found ? 'presentation' : undefined}>
        {text}
      </Piece>
    )
  })
}
