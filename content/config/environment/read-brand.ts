import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandSettings } from './settings'

type Report = (variable: string, cause: string, mend: string) => void

const nobody: BrandSettings = { name: '', referencePrefix: '', deskEmail: '', senderEmail: '' }

/** The required form of each value of brand.json, and the words for it in the message. */
const RULES: Readonly<Record<keyof BrandSettings, { shape: RegExp; what: string }>> = {
  name: { shape: /\S/, what: 'a name' },
  referencePrefix: { shape: /^[A-Z\d]{2,8}$/, what: 'two to eight capitals or digits' },
  deskEmail: { shape: /^[^\s@]+@[^\s@]+$/, what: 'an e-mail address' },
  senderEmail: { shape: /^[^\s@]+@[^\s@]+$/, what: 'an e-mail address' },
}

/**
 * Reads brand.json from a folder. Without a folder the settings are empty. Faults are reported under the variable that
 * names the folder.
 */
export function readBrand(folder: string, report: Report): BrandSettings {
  if (folder === '') return nobody
  const content = contentOf(join(folder, 'brand.json'))
  if (content === null) {
    report(
      'BRAND_DIR',
      `names a folder without a readable brand.json: "${folder}"`,
      'write the whole path of the brand folder',
    )
    return nobody
  }
  const brand = { ...nobody }
  for (const name of Object.keys(RULES) as (keyof BrandSettings)[]) {
    const value = content[name]
    if (typeof value === 'string' && RULES[name].shape.test(value)) brand[name] = value
    else report('BRAND_DIR', `holds a brand.json without a fit "${name}"`, `write ${RULES[name].what}`)
  }
  return brand
}

function contentOf(file: string): Readonly<Record<string, unknown>> | null {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof content === 'object' && content !== null ? { ...content } : null
  } catch {
    // Missing, unreadable or not JSON: the operator corrects all three in the same way, and the fault is reported.
    return null
  }
}
