import { Failure } from '../lib/messages/failure.mjs'

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
  /** @type {Scope} */
  const scope = { name: 'daily', shard: null }
  for (const arg of args) {
    const shard = /^--shard=(\d+\/\d+)$/.exec(arg)?.[1]
    if (shard) scope.shard = shard
    else if (arg === '--submission' || arg === '--full') scope.name = arg === '--full' ? 'full' : 'submission'
    else throw new Failure('The tests did not run.', { cause: `${arg} is no argument of theirs`, mend: HELP })
  }
  return scope
}
