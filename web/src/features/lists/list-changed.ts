/** Told to the document when the list of projects shows others without a new page. */
export const LIST_CHANGED = 'project-list-changed'
