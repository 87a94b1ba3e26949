import { Progress } from '../messages/progress.mjs'
import { runProgram } from '../processes/program.mjs'
import { readSettings } from '../services/settings.mjs'
import { fetchedNode } from './fetched-node.mjs'
import { environmentOn, runOn } from './other-node.mjs'

/** Runs the requested program with the same arguments on a recent enough Node. */
export function main() {
  return runProgram(async ({ signal }) => {
    // Another program may read the output (npm run leads), so our own messages go to stderr.
    const progress = new Progress(process.stderr)
    const env = process.env
    const node = await fetchedNode({ settings: readSettings(env), env, signal, progress })
    return runOn(node, process.argv.slice(1), { env: environmentOn(node, env), signal })
  })
}
