/** An event on the document: the list of projects has changed without a new page. */
export const LIST_CHANGED = 'project-list-changed'
