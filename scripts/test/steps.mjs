import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT, commandFile, ROOT } from '../lib/paths.mjs'

/** @typedef {import('./step.mjs').Step} Step */

/** What may be checked before anything but the contract is built. */
const TYPED = ['contract', 'scripts', 'tests', 'tests/front-door', 'bench', 'tools']

/** @returns {Step} */
export function lintStep() {
  return {
    name: 'lint',
    log: 'test-lint',
    cwd: ROOT,
    command: () => [commandFile(ROOT, '@biomejs/biome', 'biome'), 'ci', '--colors=off', '.'],
  }
}

/**
 * @returns {Step[]} one for each part whose types can be checked without its build
 */
export function typeSteps() {
  const ours = TYPED.filter((part) => existsSync(join(ROOT, part, 'tsconfig.json'))).map(typeStep)
  return [...ours, contentTypeStep('content'), contentTypeStep('content/src/admin')]
}

/** @returns {Step} needs the site's build, which writes the types of its routes and pictures */
export function siteTypeStep() {
  return typeStep('web')
}

/** @param {string} part */
function typeStep(part) {
  return {
    name: `types of ${part}`,
    log: `test-types-${part.replaceAll('/', '-')}`,
    cwd: ROOT,
    command: () => [commandFile(ROOT, 'typescript', 'tsc'), '--noEmit', '-p', part],
  }
}

/**
 * Strapi's own types need an older TypeScript than ours.
 * @param {string} part the server, or the admin's pages in the browser
 * @returns {Step}
 */
function contentTypeStep(part) {
  return {
    name: `types of ${part}`,
    log: `test-types-${part.replaceAll('/', '-')}`,
    cwd: ROOT,
    command: () => [commandFile(CONTENT, 'typescript', 'tsc'), '--noEmit', '--incremental', 'false', '-p', part],
  }
}

/** @returns {Step} */
export function unitStep() {
  return vitestStep('unit tests', 'test-unit', ['unit', 'front-door'])
}

/** @returns {Step} */
export function contractStep() {
  return vitestStep('contract tests', 'test-contract', ['contract'])
}

/**
 * @param {string} name
 * @param {string} log
 * @param {readonly string[]} projects
 * @returns {Step}
 */
function vitestStep(name, log, projects) {
  return {
    name,
    log,
    cwd: ROOT,
    report: 'vitest',
    command: () => [
      commandFile(ROOT, 'vitest', 'vitest'),
      'run',
      '--passWithNoTests',
      ...projects.map((project) => `--project=${project}`),
    ],
  }
}

/**
 * @param {readonly string[]} projects of the Playwright configuration
 * @param {NodeJS.ProcessEnv} env
 * @returns {Step}
 */
export function journeyStep(projects, env) {
  return {
    name: 'journeys',
    log: 'test-journeys',
    cwd: ROOT,
    env,
    report: 'playwright',
    command: () => [
      commandFile(ROOT, '@playwright/test', 'playwright'),
      'test',
      '--pass-with-no-tests',
      ...projects.map((project) => `--project=${project}`),
    ],
  }
}
