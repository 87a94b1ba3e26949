import type { Picture } from '@ashlar/contract'
import { TextLink } from '@/ui/link/text-link'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { minWidth } from '@/ui/styles/breakpoints'
import { WholeLink, wholeLinkPlace } from '@/ui/whole-link/whole-link'
import { pageLocale } from '@/words/page-language'
import { Cover } from '../research/cover'
import { excerptOf, type Piece, piecesOf } from './excerpt'
import styles from './result.module.css'
import type { Hit } from './search'
import { kindInWords } from './search-document'
import { isLatin } from './terms'

/**
 * `answer`: the best of all, which stands out. `full`: of a list of one kind. `entry`: among others, with the names of its
 * matching sections. `brief`: below the heading of its kind, with one line instead of the text. `card`: in a row of
 * pictures.
 */
type Shape = 'answer' | 'full' | 'entry' | 'brief' | 'card'

interface ResultProps {
  hit: Hit
  level: 'h2' | 'h3'
  shape: Shape
}

/** A result: the kind of page, its picture and figures, the text around the matches, and matching sections. */
export function Result({ hit, level, shape }: ResultProps) {
  const Title = level
  const [brief, card] = [shape === 'brief', shape === 'card']
  const { picture, cover } = brief ? {} : (hit.teaser ?? {})
  const shown = picture || cover
  const isText = !brief && !card
  const [said] = hit.text ? [hit.text] : hit.parts.map(({ text }) => text)
  return (
    <li
      className={[
        `stack-2 ${card ? `${wholeLinkPlace} ${styles.card}` : styles.result}`,
        brief && styles.brief,
        shape === 'answer' && styles.answer,
        isText && (shape !== 'full' || shown) && styles.beside,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {picture ? (
        <ResponsivePicture
          picture={picture}
          sizes={card ? `${minWidth.m} 30vw, ${minWidth.xs} 45vw, 180px` : `${PICTURE_WIDTH}px`}
          maxWidth={card ? 480 : PICTURE_WIDTH}
          alt=""
          className={`cover ${styles.picture} ${isUpright(picture) ? styles.upright : ''}`}
        />
      ) : null}
      {cover && !card ? (
        <div className={styles.picture}>
          <Cover title={hit.title} {...cover} />
        </div>
      ) : null}
      {isText ? <p className={`caption semibold ${shown ? '' : styles.tile}`}>{kindInWords(hit.kind)}</p> : null}
      <Title className={styles.title}>
        {card ? (
          <WholeLink href={hit.href}>
            <Pieces pieces={piecesOf(hit.title, new Set())} />
          </WholeLink>
        ) : (
          <TextLink className="quiet" link={{ href: hit.href, external: /^https?:/.test(hit.href) }}>
            <Pieces pieces={piecesOf(hit.title, hit.terms)} />
          </TextLink>
        )}
      </Title>
      {hit.teaser?.facts.length ? (
        <p className="semibold numbers">{card ? hit.teaser.facts[0] : hit.teaser.facts.join(', ')}</p>
      ) : null}
      {card ? (
        <p className={`cluster text-s soft ${styles.place}`}>
          {[hit.teaser?.about, ...(hit.teaser?.facts.slice(1) ?? [])].filter(Boolean).map((known) => (
            <span key={known}>{known}</span>
          ))}
        </p>
      ) : null}
      {brief && hit.teaser?.about ? (
        <p className={`soft ${styles.about}`}>
          <Pieces pieces={excerptOf(hit.teaser.about, hit.terms, PART_LENGTH)} />
        </p>
      ) : null}
      {said && isText ? (
        <p className={styles.excerpt}>
          <Pieces pieces={excerptOf(said, hit.terms)} />
        </p>
      ) : null}
      {hit.parts.length > 0 && isText ? (
        <ul className={shape === 'entry' ? `cluster ${styles.links}` : `stack-2 ${styles.parts}`}>
          {hit.parts.map(({ heading, href, text }) => (
            <li key={`${href} ${heading}`}>
              <a href={href}>
                <Pieces pieces={piecesOf(heading, hit.terms)} />
              </a>
              {text && text !== said && shape !== 'entry' ? (
                <span className="soft">
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

function isUpright({ width, height }: Picture): boolean {
  return (height ?? 0) > (width ?? 0)
}

/** In pixels, on a wide screen. */
const PICTURE_WIDTH = 144

/** Characters of the excerpt of a section, and of what a brief result is: two lines on a phone. */
const PART_LENGTH = 110

/** A text with its matches marked for the eye: read out, each mark would break a sentence. On a page in another language, the pieces of an English text say that they are English. */
function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  const isEnglish = pageLocale() !== null && pieces.every(({ text }) => isLatin(text))
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
