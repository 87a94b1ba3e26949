import { readOptions } from '../lib/messages/failure.mjs'

/**
 * @typedef {object} Scope what a run tests
 * @property {'daily' | 'submission' | 'full'} name each contains the one before
 * @property {string | null} shard such as '1/3' for the first third of the tests of each runner
 */

const HELP = 'run npm test, npm test -- --submission, or npm run test:full, each with --shard=1/3 if you like'

/**
 * @param {readonly string[]} args of the command
 * @returns {Scope}
 * @throws {Failure} for an unknown argument
 */
export function readScope(args) {
  const flag = /** @type {const} */ ({ type: 'boolean' })
  const options = /** @type {const} */ ({ submission: flag, full: flag, shard: { type: 'string' } })
  const { values, wrong } = readOptions(args, options, { failed: 'The tests did not run.', usage: HELP })
  const { submission, full, shard = null } = values
  if (shard !== null && !/^\d+\/\d+$/.test(shard)) throw wrong(`--shard is '${shard}', not a part such as 1/3`)
  return { name: full ? 'full' : submission ? 'submission' : 'daily', shard }
}
