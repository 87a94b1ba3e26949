import { Failure } from './failure.mjs'

/**
 * Says that a test cannot run for want of something on this machine: loudly where that may be, as a failure in
 * `npm run test:full` and in CI, where nothing may be skipped.
 * @param {string} what such as 'contract tests on PostgreSQL: no PostgreSQL server is installed'
 * @param {string} mend such as 'apt-get install postgresql'
 * @returns {void}
 */
export function skipOrFail(what, mend) {
  if (process.env.ASHLAR_NOTHING_SKIPPED === '1') {
    throw new Failure('A test that has to run cannot.', { cause: what, mend })
  }
  // To the standard error, past the capture of test runners; npm test looks for lines of this form.
  process.stderr.write(`SKIPPED: ${what} (${mend})\n`)
}
