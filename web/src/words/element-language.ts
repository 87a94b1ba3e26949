import { Fragment, isValidElement, type ReactNode } from 'react'
import { addressHere, pageLanguage } from './page-language'

/** The attribute of an element that holds an address. */
const ADDRESSES: Readonly<Record<string, string>> = { a: 'href', form: 'action', button: 'formAction' }
/** Elements whose text is no language, or is what the visitor has typed. */
const WITHOUT_WORDS = new Set(['script', 'style', 'code', 'textarea'])
const ENGLISH_WORD = /[A-Za-z]{2}/
const OTHER_LETTER = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** Numbers whose parts a right-to-left line would show in reverse: telephone numbers and ranges such as `2019–24`. */
const NUMBER_IN_PARTS = /\+\d[\d \u00a0-]{4,20}\d|(?<![\d.,:])₹?\d[\d.,:]{0,15}[ \u00a0]?–[ \u00a0]?₹?\d[\d.,:]{0,15}/g
/** Signs that keep what stands between them from left to right; unlike elements, they fit into every text. */
const ISOLATE = ['\u2066', '\u2069'] as const

interface Worded {
  children?: ReactNode
  dangerouslySetInnerHTML?: { __html: string }
  lang?: string
  role?: string
  alt?: string
  'aria-label'?: string
}

export type ElementProps = Readonly<Record<string, unknown>>

/**
 * The attributes and children of an HTML element on the current page. In a language beside English, links and forms stay
 * in the language, and an element whose whole text is in Latin letters is marked as English, so that a screen reader
 * pronounces it right: content may be translated text by text, and its letters tell. Style sheets keep marked text from
 * left to right on a page that runs from right to left; numbers in the language's own text are kept so here.
 */
export function inPageLanguage(element: string, props: ElementProps): ElementProps {
  const page = pageLanguage()
  if (!page) return props
  const { children, dangerouslySetInnerHTML: html, lang, role, alt, 'aria-label': label } = props as Worded
  const local = withOwnAddress(element, props)
  if (lang !== undefined || WITHOUT_WORDS.has(element)) return local
  // All that is read of a picture is its description.
  if (element === 'img' || role === 'img') {
    return isEnglish(alt ?? label ?? '') ? { ...local, lang: 'en' } : local
  }
  if (html ? isEnglish(wordsOfHtml(html.__html)) : isEnglishText(children)) return { ...local, lang: 'en' }
  return page.direction === 'rtl' ? { ...local, children: inOrder(children) } : local
}

/** A link that names its language leads to it. */
function withOwnAddress(element: string, props: ElementProps): ElementProps {
  const name = ADDRESSES[element]
  const url = name === undefined ? undefined : props[name]
  if (name === undefined || typeof url !== 'string' || props.hrefLang !== undefined) return props
  return { ...props, [name]: addressHere(url) }
}

function isEnglish(text: string): boolean {
  return ENGLISH_WORD.test(text) && !OTHER_LETTER.test(text)
}

function wordsOfHtml(html: string): string {
  return html.replace(/<[^<>]*>|&\w+;/g, ' ')
}

/** Whether an element has a text of its own, and that text, or all of the element, is English. */
function isEnglishText(children: ReactNode): boolean {
  const own = ownWords(children)
  return isEnglish(own) && (begins(children) || isEnglish(allWords(children)))
}

/** Whether the text of an element comes before its children. */
function begins(children: ReactNode): boolean {
  const [first] = Array.isArray(children) ? children.filter((child) => child !== null && child !== false) : [children]
  return typeof first === 'string' && first.trim() !== ''
}

/** The text that stands in an element and in none of its children. */
function ownWords(children: ReactNode): string {
  if (Array.isArray(children)) return children.map(ownWords).join(' ')
  if (isValidElement<{ children?: ReactNode }>(children)) {
    return children.type === Fragment ? ownWords(children.props.children) : ''
  }
  return typeof children === 'string' ? children : ''
}

function allWords(children: ReactNode): string {
  if (Array.isArray(children)) return children.map(allWords).join(' ')
  if (isValidElement<{ children?: ReactNode }>(children)) return allWords(children.props.children)
  return typeof children === 'string' ? children : ''
}

function inOrder(children: ReactNode): ReactNode {
  if (Array.isArray(children)) return children.map(inOrder)
  if (typeof children !== 'string') return children
  if (isEnglish(children)) return /^\s*[₹\d]/.test(children) ? isolated(children) : children
  return children.replace(NUMBER_IN_PARTS, isolated)
}

function isolated(text: string): string {
  return text.replace(text.trim(), (words) => ISOLATE.join(words))
}
