import { say } from '@/words/say'

/** As attributes, because a style sheet would be in every page, also in English. */
const BAND = { background: 'var(--ground-course)', fontSize: 'var(--text-s)', paddingBlock: '0.75rem' }

/** Says that a page has no text in its language, but only words around it. */
export function MostlyInEnglish() {
  const words = say('This page is mostly in English so far.')
  return (
    <aside aria-label={words} style={BAND}>
      <p className="page-width">{words}</p>
    </aside>
  )
}
