import { read } from './seeds'

export interface SeededTechnology {
  anchor: string
  title: string
  summary: string
  does: string[]
  who: string
  demo: { kind: string; rows: Record<string, string | number>[] }
  figures: { value: string; label: string; source: string }[]
  nextStepLabel: string
  nextStepLink: string
}

interface SeededAgency {
  heading: string
  phone: string
  email: string
  contactLine: string
}

export interface SeededDigitalAgency extends SeededAgency {
  works: { title: string; result: string; resultLabel: string; source: string }[]
  services: { title: string; measure: string }[]
}

export interface SeededCreativeAgency extends SeededAgency {
  manifesto: string[]
  works: { title: string; client: string; line: string; numbers: string; drawing?: string }[]
}

export const technologies = read<SeededTechnology[]>('technologies')
export const digitalAgency = read<SeededDigitalAgency>('digital-agency-page')
export const creativeAgency = read<SeededCreativeAgency>('creative-agency-page')

/** The field that identifies a row of each kind of drawing. */
export const NAMES_OF_ROWS: Readonly<Record<string, string>> = {
  'inventory-board': 'unit',
  'partner-app': 'client',
  'society-app': 'text',
  'market-map': 'area',
  'seat-finder': 'centre',
  'centre-console': 'member',
}
