import { join } from 'node:path'
import { CONTENT, commandFile, ROOT } from '../lib/files/paths.mjs'

/**
 * @typedef {import('./scope.mjs').Scope} Scope
 * @typedef {import('./step.mjs').Step} Step
 */

/** Projects whose types can be checked when only the contract is built. */
const TYPED = [
  'contract',
  'packages/import',
  'scripts',
  'tests',
  'tests/front-door',
  'bench',
  'web/src/features/offline/behaviour/worker',
]

/** @type {Step} */
export const LINT_STEP = {
  name: 'lint',
  log: 'test-lint',
  cwd: ROOT,
  command: () => [commandFile(ROOT, '@biomejs/biome', 'biome'), 'ci', '--colors=off', '.'],
}

/**
 * @returns {Step[]} one for each part whose types can be checked without its build
 */
export function typeSteps() {
  return [...TYPED.map(typeStep), ADMIN_TYPE_STEP]
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
 * The build checks the types of the server; those of the admin's pages it only strips. Strapi's own types need an older
 * TypeScript than ours.
 * @type {Step}
 */
const ADMIN_TYPE_STEP = {
  name: 'types of content/src/admin',
  log: 'test-types-content-admin',
  cwd: ROOT,
  command: () => [
    commandFile(CONTENT, 'typescript', 'tsc'),
    '--noEmit',
    '--incremental',
    'false',
    '-p',
    'content/src/admin',
  ],
}

/** @type {Step} ten minutes of mixed traffic, which reveals slow growth of memory */
export const SOAK_STEP = {
  name: 'soak',
  log: 'test-soak',
  cwd: ROOT,
  command: () => [join(ROOT, 'scripts', 'run.mjs'), '../bench/soak', '10'],
}

/** Projects of vitest.config.ts that each scope runs in addition to those of the scope before. */
const VITEST_PROJECTS = {
  daily: ['unit', 'front-door', 'contract'],
  submission: ['submission-contract'],
  full: ['full-contract', 'full-postgres'],
}

/**
 * @param {Scope} scope
 * @returns {Step} all tests of Vitest in one run
 */
export function vitestStep({ name, shard }) {
  const { daily, submission, full } = VITEST_PROJECTS
  const projects = { daily, submission: [...daily, ...submission], full: [...daily, ...submission, ...full] }[name]
  return {
    name: 'unit and contract tests',
    log: 'test-unit-and-contract',
    cwd: ROOT,
    report: 'vitest',
    // A part of the tests need not have some of each folder.
    parts: () => (shard === null ? ['contract', 'web/src', 'content/src', 'tests/front-door', 'tests/contract'] : []),
    env: name === 'full' ? { FUZZ_RUNS: '60', UPLOAD_RUNS: '500' } : {},
    command: () => [
      commandFile(ROOT, 'vitest', 'vitest'),
      'run',
      ...projects.map((project) => `--project=${project}`),
      ...shardArguments(shard),
    ],
  }
}

/**
 * @param {Scope} scope the configuration leaves out the projects of larger ones
 * @param {string} browser a Chromium
 * @returns {Step} all journeys in one run
 */
export function journeyStep({ name, shard }, browser) {
  return {
    name: 'journeys',
    log: 'test-journeys',
    cwd: ROOT,
    env: { CHROMIUM_PATH: browser, TEST_SCOPE: name },
    report: 'playwright',
    parts: ({ config }) => (shard === null ? (config?.projects ?? []).map((project) => project.name) : []),
    command: () => [
      commandFile(ROOT, '@playwright/test', 'playwright'),
      'test',
      // Without it, Playwright would look for tests by its default rules.
      '--config=playwright.config.ts',
      ...(name === 'full' ? [] : ['--grep-invert=@release']),
      ...shardArguments(shard),
    ],
  }
}

/** @param {Scope['shard']} shard */
function shardArguments(shard) {
  return shard === null ? [] : [`--shard=${shard}`]
}
