/** Messages after each action of a visitor on their enquiry. */
const notes = {
  correct: 'Your changes are saved.',
  withdraw: 'Your consent is withdrawn.',
  'withdraw-marketing': 'We no longer tell you of other projects and services.',
  erase: 'It is erased.',
  failed: 'That could not be done just now. Please try again in a minute, or ring or write to us.',
} as const

export type VisitorNote = keyof typeof notes

/** @returns the message for a page's `done` parameter; empty when it is unknown. */
export function visitorNoteText(done: string): string {
  return Object.hasOwn(notes, done) ? notes[done as VisitorNote] : ''
}
