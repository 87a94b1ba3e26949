import { existsSync, realpathSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { Failure } from '../messages/failure.mjs'

/**
 * The JavaScript file of npm, without which nothing can be installed.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string}
 */
export function npmFile(env) {
  const found = findNpm(env)
  if (found) return found
  throw new Failure('npm was not found.', {
    cause: `there is none beside ${process.execPath}, nor on PATH`,
    mend: 'install it (it comes with Node from https://nodejs.org; Debian: apt-get install npm)',
  })
}

/**
 * Finds the npm that started this process, else the one that came with this Node, else the one on PATH.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null} its JavaScript file
 */
export function findNpm(env) {
  const started = env.npm_execpath
  if (started && basename(started) === 'npm-cli.js' && existsSync(started)) return started
  const besideNode = dirname(process.execPath)
  const candidates = [
    join(besideNode, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(besideNode, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    ...(env.PATH ?? '').split(delimiter).flatMap((folder) => npmBehind(join(folder, 'npm')) ?? []),
  ]
  return candidates.find((file) => existsSync(file)) ?? null
}

/** @param {string} link */
function npmBehind(link) {
  if (!existsSync(link)) return null
  const target = realpathSync(link)
  return basename(target) === 'npm-cli.js' ? target : null
}

/**
 * The environment for an npm that we start: without the variables that the parent npm set about itself and its folder.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function npmEnvironment(env) {
  const own = /^(npm_package_|npm_lifecycle_|npm_command$|npm_config_local_prefix$|npm_config_prefix$|INIT_CWD$)/
  return Object.fromEntries(Object.entries(env).filter(([name]) => !own.test(name)))
}
