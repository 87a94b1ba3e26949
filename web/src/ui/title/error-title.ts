/** Prefix for the title of a page with a refused form: a screen reader reads the title first. */
export const ERROR_TITLE = 'Error: '

/** Adds the prefix to the title of the page, or removes it. */
export function markErrorInTitle(failed: boolean): void {
  const plain = document.title.startsWith(ERROR_TITLE) ? document.title.slice(ERROR_TITLE.length) : document.title
  document.title = failed ? ERROR_TITLE + plain : plain
}
