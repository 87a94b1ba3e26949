import { say } from '@/words/say'

/** The title of a page with a refused form: a screen reader reads the title first. */
export function errorTitle(title: string): string {
  return say('Error: ') + title
}

/** Marks the title of the page in this way, or takes the mark away. */
export function markErrorInTitle(failed: boolean): void {
  const mark = say('Error: ')
  const plain = document.title.startsWith(mark) ? document.title.slice(mark.length) : document.title
  document.title = failed ? mark + plain : plain
}
