/**
 * @typedef {object} MutationStep
 * @property {string} name
 * @property {'vitest' | 'playwright'} [runner] whose report names the red test
 * @property {readonly string[]} args a JavaScript file and its arguments; `REPORT` stands for the file of the report
 * @property {NodeJS.ProcessEnv} [env] in addition
 */

const VITEST = ['scripts/runner.mjs', 'vitest', 'run', '--bail=1', '--reporter=json', '--outputFile.json=REPORT']
const PLAYWRIGHT = [
  'scripts/runner.mjs',
  'playwright',
  'test',
  '--max-failures=1',
  '--trace=off',
  '--grep-invert=@release',
  '--reporter=json',
]
const SUBMISSION = { TEST_SCOPE: 'submission' }

/**
 * What a submission runs, to the first red test: the build, the tests that should find the fault, then all of them.
 *
 * @param {readonly string[]} first files or folders of tests
 * @returns {MutationStep[]}
 */
export function stepsFor(first = []) {
  const journeys = first.filter((file) => file.startsWith('tests/journeys/'))
  const others = first.filter((file) => !journeys.includes(file))
  return [
    { name: 'the build', args: ['scripts/run.mjs', 'build'] },
    ...(others.length > 0 ? [vitestStep(others)] : []),
    ...(journeys.length > 0 ? [journeyStep(journeys)] : []),
    { name: 'the types of the site', args: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'web'] },
    vitestStep([]),
    journeyStep([]),
  ]
}

/**
 * @param {readonly string[]} files
 * @returns {MutationStep}
 */
function vitestStep(files) {
  const args = [...VITEST, '--project=!full-*', ...files]
  return { name: 'the unit and contract tests', runner: 'vitest', args }
}

/**
 * @param {readonly string[]} files
 * @returns {MutationStep}
 */
function journeyStep(files) {
  return { name: 'the journeys', runner: 'playwright', args: [...PLAYWRIGHT, ...files], env: SUBMISSION }
}
