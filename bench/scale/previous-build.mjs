import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { ROOT } from '../../scripts/lib/files/paths.mjs'
import { Service } from '../../scripts/lib/processes/service.mjs'

/**
 * @typedef {object} PreviousBuild
 * @property {string} folder a repository with both halves built
 * @property {boolean} throwAway whether it was made for this run
 * @property {string} words description for the table
 */

/**
 * The build that is replaced: from the checkout that SCALE_PREVIOUS names, installed and built; or else this build with
 * renamed files, which is the change that a deploy makes for open pages.
 * @returns {Promise<PreviousBuild>}
 */
export async function previousBuild() {
  const given = process.env.SCALE_PREVIOUS?.trim()
  if (given) return { folder: given, throwAway: false, words: given }
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-previous-'))
  mkdirSync(join(folder, 'web'))
  for (const [from, to] of [
    [ROOT, folder],
    [join(ROOT, 'web'), join(folder, 'web')],
  ]) {
    for (const name of readdirSync(from ?? '')) {
      if (name !== 'web' && name !== 'dist') symlinkSync(join(from ?? '', name), join(to ?? '', name))
    }
  }
  const build = join(folder, 'web', 'dist')
  cpSync(join(ROOT, 'web', 'dist'), build, { recursive: true })
  const renamed = renameFiles(build)
  return { folder, throwAway: true, words: `this one with ${renamed} files under other names` }
}

/**
 * @param {Service} service a site or a backend
 * @param {string} from the repository that it is in
 * @param {string} to another one
 * @returns {Service} the same one from there, with the same data, not yet started
 */
export function servedFrom({ spec }, from, to) {
  const moved = (/** @type {string} */ path) => join(to, relative(from, path))
  return new Service({ ...spec, cwd: moved(spec.cwd), script: moved(spec.script) })
}

/**
 * Renames each script and style of the browser, and all references to it.
 * @param {string} build
 * @returns {number} number of files
 */
function renameFiles(build) {
  const assets = join(build, 'client', '_astro')
  const names = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name))
  const pattern = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const nameBefore = (/** @type {string} */ name) => name.replace(/\.(js|css)$/, '-before.$1')
  for (const name of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:m?js|css|html|json)$/.test(name)) continue
    const file = join(build, name)
    const text = readFileSync(file, 'utf8')
    const changed = text.replace(pattern, nameBefore)
    const isAsset = dirname(file) === assets && names.includes(basename(file))
    if (changed === text && !isAsset) continue
    rmSync(file)
    const now = isAsset ? join(assets, nameBefore(basename(file))) : file
    writeFileSync(now, changed)
    for (const [suffix, compress] of /** @type {const} */ ([
      ['.br', brotliCompressSync],
      ['.gz', gzipSync],
    ])) {
      if (!readdirSync(dirname(file)).includes(`${basename(file)}${suffix}`)) continue
      renameSync(`${file}${suffix}`, `${now}${suffix}`)
      writeFileSync(`${now}${suffix}`, compress(changed))
    }
  }
  return names.length
}
