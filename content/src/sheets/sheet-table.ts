/**
 * The types that have spreadsheets: their model, what editors call their records, and the JSON fields that are lists of
 * words. The admin in the browser reads it too, so it imports nothing of the backend.
 */
export const sheetTable = [
  {
    model: 'consolidated-project',
    name: 'Projects',
    words: ['amenities', 'industries', 'banks', 'brochureHighlights'],
  },
  { model: 'opening', name: 'Openings', words: ['youWill', 'youBring', 'weOffer'] },
  { model: 'insights-research-report', name: 'Research reports', words: ['findings'] },
  { model: 'homepage-press-coverage', name: 'Press coverage', words: [] },
  { model: 'former-address', name: 'Redirects', words: [] },
]
