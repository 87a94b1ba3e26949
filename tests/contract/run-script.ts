import { execFile } from 'node:child_process'
import { join } from 'node:path'

const scripts = join(import.meta.dirname, '../../scripts')

export interface ScriptResult {
  code: number
  /** Standard output, then standard error. */
  said: string
}

/**
 * Runs one of the operator's commands as npm does.
 *
 * @param env in addition to this process's environment.
 */
export function runScript(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<ScriptResult> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...env }, maxBuffer: 4 * 1024 * 1024 }
    execFile(process.execPath, [join(scripts, 'run.mjs'), name, ...args], options, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), said: `${stdout}${stderr}` })
    })
  })
}
