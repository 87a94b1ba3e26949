import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The root folder of this repository. */
export const ROOT = join(import.meta.dirname, '..', '..', '..')

/** The content backend. It has an install of its own, because Strapi needs another version of React than the site. */
export const CONTENT = join(ROOT, 'content')

/** The site. */
export const WEB = join(ROOT, 'web')

/** Files of the brand: colours, marks, icons, and texts that are used before there is content. */
export const BRAND = join(ROOT, 'brand')

/** Packages of Node for each system, fetched when the machine's own Node is too old. */
export const NODE = join(ROOT, 'scripts', 'node')

/**
 * The JavaScript file behind a package's command. The scripts run it directly with their own Node and not through
 * node_modules/.bin: this works on every system, and the child guard can be loaded into it.
 * @param {string} folder the install that contains the package, such as CONTENT
 * @param {string} name the package, such as '@strapi/strapi'
 * @param {string} command the command, such as 'strapi'
 * @returns {string} the file
 */
export function commandFile(folder, name, command) {
  const manifestFile = join(folder, 'node_modules', name, 'package.json')
  /** @type {{ bin?: string | Record<string, string> }} */
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[command]
  if (!file) throw new Error(`${manifestFile} has no command ${command}`)
  return join(dirname(manifestFile), file)
}
