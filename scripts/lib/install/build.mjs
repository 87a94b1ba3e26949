import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT, commandFile, ROOT, WEB } from '../files/paths.mjs'
import { dropStamp, hashInputs, isFresh, writeStamp } from '../files/stamp.mjs'
import { mustSucceed } from '../processes/command.mjs'
import { QUIET } from '../services/environments.mjs'

/**
 * @typedef {object} Build
 * @property {string} name what is built, in words for the user
 * @property {string} log name of the log
 * @property {string} cwd
 * @property {() => readonly string[]} command a JavaScript file and its arguments; called after the install
 * @property {readonly string[]} inputs files and folders relative to the repository
 * @property {string} output the folder that it writes, relative to the repository; emptied first, because Strapi loads
 * every content type in it, also deleted ones
 * @property {boolean} needsSecrets whether the tool needs the secrets
 */

/** @type {Build} */
export const CONTRACT_BUILD = {
  name: 'the contract',
  log: 'build-contract',
  cwd: ROOT,
  command: () => [commandFile(ROOT, 'typescript', 'tsc'), '-p', 'contract'],
  inputs: [
    'contract/src',
    'contract/package.json',
    'contract/tsconfig.json',
    'tsconfig.base.json',
    'package-lock.json',
  ],
  output: 'contract/dist',
  needsSecrets: false,
}

/** @type {Build} */
export const CONTENT_BUILD = {
  name: 'the content backend',
  log: 'build-content',
  cwd: CONTENT,
  command: () => [commandFile(CONTENT, '@strapi/strapi', 'strapi'), 'build'],
  inputs: [
    'content/config',
    'content/src',
    'content/package-lock.json',
    'content/tsconfig.json',
    'content/server.mjs',
    'contract/src',
  ],
  output: 'content/dist',
  needsSecrets: true,
}

/** @type {Build} */
export const SITE_BUILD = {
  name: 'the site',
  log: 'build-site',
  cwd: WEB,
  command: () => [commandFile(ROOT, 'astro', 'astro'), 'build'],
  inputs: [
    'web/src',
    'web/public',
    'web/build',
    'web/astro.config.ts',
    'web/package.json',
    'web/tsconfig.json',
    'contract/src',
    'brand',
    'tsconfig.base.json',
    'package-lock.json',
  ],
  output: 'web/dist',
  // The build does not get the backend's address either, because it would become part of the output.
  needsSecrets: false,
}

/**
 * Whether an output was made from the present sources.
 * @param {Build} build
 * @param {NodeJS.ProcessEnv} env
 * @returns {boolean}
 */
export function isBuilt(build, env) {
  return isFresh(stampFileOf(build), hashOf(build, env))
}

/**
 * Builds what is out of date. The stamp is inside the output and is written last, so that neither a deleted folder nor
 * an interrupted build counts as complete.
 * @param {Build} build
 * @param {import('./install.mjs').Work} work
 * @returns {Promise<void>}
 */
export async function ensureBuilt(build, { settings, secrets, env, signal, progress }) {
  if (isBuilt(build, env)) return
  // Computed before the work: a source that changes meanwhile makes the output stale.
  const hash = hashOf(build, env)
  dropStamp(stampFileOf(build))
  rmSync(join(ROOT, build.output), { recursive: true, force: true })
  await progress.during(`building ${build.name}`, () =>
    mustSucceed({
      what: `${build.name.replace(/^t/, 'T')} could not be built.`,
      command: build.command(),
      cwd: build.cwd,
      env: {
        ...env,
        ...QUIET,
        ...(build.needsSecrets ? secrets : {}),
        NODE_ENV: 'production',
        DATA_DIR: settings.dataDir,
      },
      log: join(settings.logs, `${build.log}.log`),
      signal,
    }),
  )
  writeStamp(stampFileOf(build), hash)
}

/**
 * Makes the next start build again, because another program now writes into the output.
 * @param {Build} build
 */
export function requireRebuild(build) {
  dropStamp(stampFileOf(build))
}

/** @param {Build} build */
function stampFileOf(build) {
  return join(ROOT, build.output, '.ashlar-build')
}

/**
 * @param {Build} build
 * @param {NodeJS.ProcessEnv} env
 */
function hashOf(build, env) {
  // Astro writes these variables into its output.
  const written = Object.keys(env).filter((name) => name.startsWith('PUBLIC_'))
  return hashInputs(
    ROOT,
    build.inputs,
    written.sort().map((name) => `${name}=${env[name]}`),
  )
}
