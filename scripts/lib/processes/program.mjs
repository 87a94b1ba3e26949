import { failureLines, Interrupted } from '../messages/failure.mjs'
import { Progress } from '../messages/progress.mjs'
import { endAllChildren } from './children.mjs'
import { endOnSignals } from './ending.mjs'

/**
 * Runs one of our programs from start to end: progress, Ctrl-C, error messages, no child left running.
 * @param {(tools: { signal: AbortSignal, progress: Progress }) => Promise<number>} work resolves to the exit code
 * @returns {Promise<void>}
 */
export async function runProgram(work) {
  const progress = new Progress()
  const signal = endOnSignals()
  try {
    process.exitCode = await work({ signal, progress })
  } catch (error) {
    if (error instanceof Interrupted) {
      progress.say('stopped; the next run goes on from here')
      process.exitCode = error.signal === 'SIGINT' ? 130 : 143
    } else {
      for (const line of failureLines(error)) process.stderr.write(`${line}\n`)
      process.exitCode = 1
    }
  }
  await endAllChildren()
  // An open handle, such as a tool's pipe, must not keep the process on the terminal.
  process.exit()
}
