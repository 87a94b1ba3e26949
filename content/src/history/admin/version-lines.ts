/** Labels of the stored events. */
export const eventNames: Readonly<Record<string, string>> = {
  first: 'As it was before',
  made: 'Made',
  saved: 'Saved',
  published: 'Published',
  'published-as-planned': 'Published as planned',
  'taken-down': 'Taken down',
  'taken-down-as-planned': 'Taken down as planned',
  'changes-discarded': 'Changes discarded',
  restored: 'Taken back from the bin',
  deleted: 'Deleted',
}
