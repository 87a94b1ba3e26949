import * as z from 'zod/mini'
import {
  plainRichText,
  type RichInline,
  type RichItem,
  type RichList,
  type RichNode,
  richText,
} from '../text/rich-text.js'
import { required, text } from '../wire/fields.js'
import { type LeadType, leadTypes } from './lead-types.js'

/**
 * Everything that shows a notice: the forms of each lead type, the newsletter, what visitors follow, and the question
 * about counting visits.
 */
export const noticeForms: readonly [LeadType, ...(LeadType | 'newsletter-emails' | 'follows' | 'counting')[]] = [
  ...leadTypes,
  'newsletter-emails',
  'follows',
  'counting',
]
export type NoticeForm = (typeof noticeForms)[number]

/** What a visitor reads and agrees to. */
export interface NoticeWords {
  /** How the data is used and how long it is kept, with a link to the whole policy. */
  text: readonly RichNode[]
  /** What visitors may do about their data, and whom to ask; folded at first. */
  rights: readonly RichNode[]
  /** The label of the box without which nothing is sent; for counting, of the answer yes. */
  agree: string
  /** The label of the answer no; for counting only. */
  decline: string
  /** The label of the optional box for marketing; empty when there is none. */
  marketing: string
  /** The label of the optional box for sharing with a project's developer; empty when there is none. */
  share: string
}

/**
 * The notice that a form shows before anything is sent (Digital Personal Data Protection Act, 2023, section 5). The
 * form itself adds the list of the data that it asks for. `{brand}` stands for the brand's name, which is content.
 */
export interface FormNotice extends NoticeWords {
  form: NoticeForm
  /** What it is for, such as `Enquiries about a project`. */
  title: string
  /**
   * Stored with what is sent under it; the backend gives it when changed words are published: the day, `2026-11-25`,
   * and from the second on that day on a number, `2026-11-25.2`. Empty in a draft that was never published.
   */
  version: string
}

/** The words of a notice from one time on, by language. They never change, because leads name their version. */
export interface NoticeVersion {
  form: NoticeForm
  version: string
  /** ISO time. */
  shownFrom: string
  /** With the brand's name filled in; English always, other languages where they were translated. */
  words: Readonly<Record<string, NoticeWords>>
}

const nodes: z.ZodMiniType<readonly RichNode[]> = richText
const words = { text: nodes, rights: nodes, agree: text, decline: text, marketing: text, share: text }

export const notice: z.ZodMiniType<FormNotice> = z.object({
  form: z.enum(noticeForms),
  title: required,
  ...words,
  version: text,
})

export const noticeVersion: z.ZodMiniType<NoticeVersion> = z.object({
  form: z.enum(noticeForms),
  version: required,
  shownFrom: required,
  words: z.record(z.string(), z.object(words)),
})

/** A notice with the brand's name filled in, as a visitor reads it. */
export function noticeInTheNameOf<T extends NoticeWords>(brandName: string, notice: T): T {
  return changeNoticeWords(notice, (words) => words.replaceAll('{brand}', () => brandName))
}

/** A notice as plain text: its texts, then the labels of its boxes. */
export function noticeLines({ text, rights, agree, decline, share, marketing }: NoticeWords): string[] {
  return [plainRichText(text), plainRichText(rights), agree, decline, share, marketing].filter(Boolean)
}

/** Changes every text of a notice; spaces around a text stay. */
export function changeNoticeWords<T extends NoticeWords>(notice: T, change: (words: string) => string): T {
  const changed = (words: string) => {
    const bare = words.trim()
    return bare === '' ? words : words.replace(bare, () => change(bare))
  }
  const { agree, decline, marketing, share } = notice
  return {
    ...notice,
    text: notice.text.map((node) => inNode(node, changed)),
    rights: notice.rights.map((node) => inNode(node, changed)),
    agree: changed(agree),
    decline: changed(decline),
    marketing: changed(marketing),
    share: changed(share),
  }
}

function inNode<N extends RichNode | RichItem | RichList>(node: N, change: (words: string) => string): N {
  const children: readonly (RichItem | RichList | RichInline)[] = node.children
  return {
    ...node,
    children: children.map((child) => {
      if (child.type === 'text') return { ...child, text: change(child.text) }
      if (child.type === 'link') {
        return { ...child, children: child.children.map((one) => ({ ...one, text: change(one.text) })) }
      }
      return inNode(child, change)
    }),
  }
}
