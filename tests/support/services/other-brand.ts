import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const REPOSITORY = join(import.meta.dirname, '../../..')

export const OTHER_BRAND = {
  name: 'Nordwall',
  referencePrefix: 'NRW',
  deskEmail: 'desk@nordwall.example',
  senderEmail: 'post@nordwall.example',
}

const ours = JSON.parse(readFileSync(join(REPOSITORY, 'brand/brand.json'), 'utf8')) as typeof OTHER_BRAND

export const OUR_NAME = ours.name

/** The name of our own brand, and the prefix of our references. */
export const OUR_BRAND = new RegExp(`${ours.name}|\\b${ours.referencePrefix}-`, 'i')

export interface OtherBrand {
  /** Environment of a backend with the other company's brand from its first start. */
  env: { BRAND_DIR: string; SEED_DIR: string }
  remove: () => void
}

/** A copy of our brand folder and demonstration content in which the other company's words replace ours. */
export function makeOtherBrand(): OtherBrand {
  const folder = mkdtempSync(join(tmpdir(), 'other-brand-'))
  const brand = join(folder, 'brand')
  const seed = join(folder, 'seed')
  rename(join(REPOSITORY, 'brand'), brand)
  rename(join(REPOSITORY, 'content/seed'), seed)
  writeFileSync(join(brand, 'brand.json'), JSON.stringify(OTHER_BRAND))
  return {
    env: { BRAND_DIR: brand, SEED_DIR: seed },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Copies a file: JSON with the words replaced, any other file as a link; the name of the copy fits its content. */
function rename(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const source = join(entry.parentPath, entry.name)
    const target = join(to, renamed(source.slice(from.length)))
    mkdirSync(dirname(target), { recursive: true })
    if (entry.name.endsWith('.json')) writeFileSync(target, renamed(readFileSync(source, 'utf8')))
    else symlinkSync(source, target)
  }
}

function renamed(text: string): string {
  const { name } = OTHER_BRAND
  return text
    .replaceAll(ours.name, name)
    .replaceAll(ours.name.toUpperCase(), name.toUpperCase())
    .replaceAll(ours.name.toLowerCase(), name.toLowerCase())
}
