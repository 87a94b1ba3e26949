/** What a visitor may do with what they sent, and what the page says when it is done. */
const notes = {
  correct: 'Your changes are saved.',
  withdraw: 'Your consent is withdrawn.',
  'withdraw-marketing': 'We no longer tell you of other projects and services.',
  erase: 'It is erased.',
  failed: 'That could not be done just now. Please try again in a minute, or ring or write to us.',
} as const

export type VisitorNote = keyof typeof notes

/** @returns the sentence for a page's `done` parameter, empty for what is none of ours. */
export function visitorNoteText(done: string): string {
  return Object.hasOwn(notes, done) ? notes[done as VisitorNote] : ''
}
