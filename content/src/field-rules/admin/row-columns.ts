import { planDirections, sitePartKinds } from '@ashlar/contract'

/** A column of a list of rows. Empty numbers and choices are left out of the row. */
export interface RowColumn {
  key: string
  label: string
  kind: 'text' | 'long' | 'number' | 'choice'
  choices?: readonly string[]
}

export const textColumn = (key: string, label: string): RowColumn => ({ key, label, kind: 'text' })
export const numberColumn = (key: string, label: string): RowColumn => ({ key, label, kind: 'number' })
const rectangle = (unit: string) => [
  numberColumn('x', `From the west, ${unit}`),
  numberColumn('y', `From the north, ${unit}`),
  numberColumn('w', `Width, ${unit}`),
  numberColumn('h', `Depth, ${unit}`),
]

/** The lists of a plan, and the columns of each. */
export const planLists: readonly { key: string; title: string; row: string; columns: readonly RowColumn[] }[] = [
  { key: 'rooms', title: 'Rooms', row: 'room', columns: [textColumn('name', 'Name'), ...rectangle('ft')] },
  {
    key: 'doors',
    title: 'Doors',
    row: 'door',
    columns: [...rectangle('ft'), { key: 'opens', label: 'Opens to', kind: 'choice', choices: planDirections }],
  },
  { key: 'windows', title: 'Windows', row: 'window', columns: rectangle('ft') },
  { key: 'shafts', title: 'Shafts', row: 'shaft', columns: rectangle('ft') },
]

/** The columns of the parts of a site plan. */
export const sitePartColumns: readonly RowColumn[] = [
  { key: 'kind', label: 'Kind', kind: 'choice', choices: sitePartKinds },
  textColumn('name', 'Name'),
  ...rectangle('m'),
  numberColumn('turn', 'Turned, degrees'),
  numberColumn('round', 'Corners, m'),
  numberColumn('floors', 'Floors'),
]
