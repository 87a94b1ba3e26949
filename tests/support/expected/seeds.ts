import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '../../..')

/** A seed file, parsed; those of header and footer are in the brand folder. */
export function read<T>(name: string): T {
  const files = ['content/seed', 'brand'].map((folder) => join(repository, folder, `${name}.json`))
  return JSON.parse(readFileSync(files.find(existsSync) ?? name, 'utf8')) as T
}

interface SeededLink {
  link: string
  external: boolean
}

export interface SeededMenu {
  menu: string
  audience?: string
  items: (SeededLink & { title: string; subitems: (SeededLink & { name: string })[] })[]
}

export interface SeededCard {
  Sequence: number
  Type: 'Services' | 'Projects' | 'Technology'
  ImageTitle: string
  ImageDescription: string
  ImageLink: string
  isExternal: boolean
}

export interface SeededPost {
  slug: string
  title: string
  date: string
}

interface SeededSettings {
  brandName: string
  phone: string
  legalName: string
  registeredOffice: string
  cin: string
  grievanceOfficerName: string
  grievanceOfficerEmail: string
  equalOpportunityStatement: string
  socialProfiles: { network: string; url: string }[]
  externalAddresses: { key: string; label: string; url: string }[]
  advisors: { name: string }[]
}

interface SeededFilm {
  key: string
  title: string
}

export const settings = read<SeededSettings>('site-settings')
export const menuStructures = read<SeededMenu[]>('menu-structures')
export const films = read<SeededFilm[]>('films')

/** Newest first. */
export const posts = read<SeededPost[]>('posts').sort((a, b) => Date.parse(b.date) - Date.parse(a.date))

/** The cards of a menu, by Sequence. */
export function cards(type: SeededCard['Type']): SeededCard[] {
  return read<SeededCard[]>('menu-images-mdms')
    .filter((card) => card.Type === type)
    .sort((a, b) => a.Sequence - b.Sequence)
}

/** The address of a stored link: `external:key` refers to an address in the settings. */
export function addressOf(link: string): string {
  if (!link.startsWith('external:')) return link
  const found = settings.externalAddresses.find(({ key }) => `external:${key}` === link)
  if (!found) throw new Error(`the seeds name no ${link}`)
  return found.url
}

/** Every record of a seed file. */
export function allOf<T>(name: string): readonly T[] {
  return read<T[]>(name)
}

/** A record of a seed file, by default the first one. */
export function someRecord(name: string, index = 0): Readonly<Record<string, unknown>> {
  const record = read<Readonly<Record<string, unknown>>[]>(name)[index]
  if (!record) throw new Error(`${name}.json has no ${index + 1} records`)
  return record
}
