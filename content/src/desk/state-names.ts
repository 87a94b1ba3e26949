/** Labels of the stored states of a lead. */
export const stateNames: Readonly<Record<string, string>> = {
  new: 'New',
  'in-hand': 'In hand',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
}
