import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of this repository. */
export const ROOT = join(import.meta.dirname, '..', '..', '..')

/** The content backend: its own install, since Strapi needs another React than the site. */
export const CONTENT = join(ROOT, 'content')

/** The site. */
export const WEB = join(ROOT, 'web')

/** Everything of the company that is no content: its colours, marks and icons, the words before there is content. */
export const BRAND = join(ROOT, 'brand')

/** What site and backend say to each other. */
export const CONTRACT = join(ROOT, 'contract')

/** The Node that is fetched where the machine's own is too old, for each system. */
export const NODE = join(ROOT, 'scripts', 'node')

/**
 * Where the JavaScript behind a package's command lies. The scripts run it with our own Node rather than through
 * node_modules/.bin: that works on every system, and lets the child guard be loaded into it.
 * @param {string} folder the install that has the package, such as CONTENT
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
