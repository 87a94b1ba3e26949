/**
 * From now on Enter in an input does not save the record. Strapi's forms do, so whoever accepts a city with it makes a draft
 * of a record that is not written yet. Ctrl-S saves.
 */
export function keepEnterFromSaving(): void {
  document.addEventListener('keydown', (event) => {
    const isInput = event.target instanceof HTMLInputElement && event.target.closest('main form')
    if (event.key === 'Enter' && isInput && isRecordOpen()) event.preventDefault()
  })
}

/** Whether the page is the form of a record; a list has a form for its search. */
function isRecordOpen(): boolean {
  const [kind, , record] = location.pathname.split('/content-manager/')[1]?.split('/') ?? []
  return kind === 'single-types' || record !== undefined
}
