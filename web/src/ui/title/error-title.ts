/** Stands before the title of a page that shows a form with faults: the title is what a screen reader says first. */
export const ERROR_TITLE = 'Error: '

/** Says in the title of the page whether a form on it was not taken. */
export function markErrorInTitle(failed: boolean): void {
  const plain = document.title.startsWith(ERROR_TITLE) ? document.title.slice(ERROR_TITLE.length) : document.title
  document.title = failed ? ERROR_TITLE + plain : plain
}
