import { Progress } from '../messages/progress.mjs'
import { runProgram } from '../processes/program.mjs'
import { readSettings } from '../services/settings.mjs'
import { fetchedNode } from './fetched-node.mjs'
import { environmentOn, runOn } from './other-node.mjs'

/** Runs the program that was asked for on a Node that is new enough for it, with the same arguments. */
export function main() {
  return runProgram(async ({ signal }) => {
    // What the program prints may be read by another one (npm run leads): our own words do not belong among it.
    const progress = new Progress(process.stderr)
    const env = process.env
    const node = await fetchedNode({ settings: readSettings(env), env, signal, progress })
    return runOn(node, process.argv.slice(1), { env: environmentOn(node, env), signal })
  })
}
