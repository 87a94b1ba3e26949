import { join } from 'node:path'
import { CONTENT, commandFile, ROOT } from '../lib/files/paths.mjs'

/** @typedef {import('./step.mjs').Step} Step */

/** The configuration of the journeys. Without it, Playwright would look for tests by its default rules. */
export const JOURNEYS = 'playwright.config.ts'

/** Projects whose types can be checked when only the contract is built. */
const TYPED = ['contract', 'scripts', 'tests', 'tests/front-door', 'bench', 'web/src/features/offline/behaviour/worker']

/** @returns {Step} */
export function lintStep() {
  return {
    name: 'lint',
    log: 'test-lint',
    cwd: ROOT,
    command: () => [commandFile(ROOT, '@biomejs/biome', 'biome'), 'ci', '--colors=off', '.'],
  }
}

/** @returns {Step} */
export function patternStep() {
  return {
    name: 'patterns',
    log: 'test-patterns',
    cwd: ROOT,
    command: () => [join(ROOT, 'scripts', 'patterns.mjs')],
  }
}

/**
 * @returns {Step[]} one for each part whose types can be checked without its build
 */
export function typeSteps() {
  return [...TYPED.map(typeStep), contentTypeStep('content'), contentTypeStep('content/src/admin')]
}

/** @returns {Step} needs the site's build, which generates the types of its routes and pictures */
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
  return vitestStep('unit tests', 'test-unit', {
    projects: ['unit', 'front-door'],
    parts: ['contract', 'web/src', 'content/src', 'tests/front-door'],
  })
}

/** @returns {Step} ten minutes of mixed traffic, which reveals slow growth of memory */
export function soakStep() {
  return {
    name: 'soak',
    log: 'test-soak',
    cwd: ROOT,
    command: () => [join(ROOT, 'scripts', 'soak.mjs'), '10'],
  }
}

/** @returns {Step} */
export function contractStep() {
  const step = vitestStep('contract tests', 'test-contract', { projects: ['contract'], parts: ['tests/contract'] })
  return { ...step, mayTryAgain: true }
}

/**
 * @param {boolean} release also the PostgreSQL halves that npm test leaves out, two long imports, and five times
 * as many requests of the fuzz test and ten times as many hostile files
 * @returns {Step} backups, full disks, several backends, the fuzz test
 */
export function fullContractStep(release) {
  const step = vitestStep('contract tests, the long ones', 'test-full-contract', {
    projects: ['full-contract', ...(release ? ['full-release', 'full-postgres'] : [])],
    parts: ['tests/contract'],
  })
  const env = { FUZZ_RUNS: release ? '60' : '12', UPLOAD_RUNS: release ? '500' : '40' }
  return { ...step, mayTryAgain: true, env }
}

/**
 * @param {string} name
 * @param {string} log
 * @param {{ projects: readonly string[], parts: readonly string[] }} tests projects of the configuration, and folders
 * that must each have tests
 * @returns {Step}
 */
function vitestStep(name, log, { projects, parts }) {
  return {
    name,
    log,
    cwd: ROOT,
    report: 'vitest',
    parts,
    command: () => [commandFile(ROOT, 'vitest', 'vitest'), 'run', ...projects.map((project) => `--project=${project}`)],
  }
}

/**
 * @param {readonly string[]} projects of the Playwright configuration
 * @param {NodeJS.ProcessEnv} env
 * @param {'test-journeys' | 'test-full-journeys'} log the second one continues a run, whose own report stays
 * @param {boolean} release also journeys with the tag `@release`
 * @returns {Step}
 */
export function journeyStep(projects, env, log, release) {
  return {
    name: log === 'test-journeys' ? 'journeys' : 'journeys, the long ones',
    log,
    cwd: ROOT,
    env,
    report: 'playwright',
    mayTryAgain: true,
    parts: projects,
    command: () => [
      commandFile(ROOT, '@playwright/test', 'playwright'),
      'test',
      `--config=${JOURNEYS}`,
      ...projects.map((project) => `--project=${project}`),
      ...(release ? [] : ['--grep-invert=@release']),
    ],
  }
}
