/** Something that an operator must look at. Nobody's words and no address are part of it: it goes to chats and mailboxes. */
export interface Alert {
  event: 'dead-letter' | 'disk-full' | 'disk-free-again'
  /** One line that says what is wrong. */
  title: string
  /** What it means and how it is mended. */
  text: string
}
