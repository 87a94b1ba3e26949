import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** The engines beside Chromium's, from Debian's packages. */
export type EngineName = 'firefox' | 'webkit'

export interface Screen {
  width: number
  height: number
}

export const DESKTOP: Screen = { width: 1440, height: 900 }

/** A sequence of actions of one input device, as WebDriver and WebDriver BiDi both define it. */
export interface InputSource {
  type: 'key' | 'pointer' | 'wheel'
  id: string
  parameters?: { pointerType: 'mouse' }
  actions: readonly Readonly<Record<string, unknown>>[]
}

/** What journeys need of a browser. Both engines are driven by the standards alone, without a library. */
export interface Engine {
  open: (url: string) => Promise<void>
  /** The value of a JavaScript expression in the page, which may be a promise. */
  evaluate: (expression: string) => Promise<unknown>
  perform: (sources: readonly InputSource[]) => Promise<void>
  resize: (screen: Screen) => Promise<void>
  /** A PNG of what the window shows. */
  picture: () => Promise<Buffer>
  close: () => Promise<void>
}

/** The first of these programs that the machine has. */
export function programOf(...paths: readonly string[]): string | null {
  return paths.find((path) => existsSync(path)) ?? null
}

/**
 * Starts a program.
 *
 * @param options.sign what it prints when it is ready, with what is found in it; without one it is not waited for.
 */
export async function startProgram(
  program: string,
  args: readonly string[],
  { env = {}, sign }: { env?: NodeJS.ProcessEnv; sign?: RegExp },
): Promise<{ found: string; end: () => Promise<void> }> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const end = () => endProgram(child)
  try {
    return { found: sign ? await firstMatch(child, sign) : '', end }
  } catch (error) {
    await end()
    throw new Error(`${program} did not start`, { cause: error })
  }
}

function firstMatch(child: ChildProcess, sign: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines: string[] = []
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        const [, found] = sign.exec(line) ?? []
        if (found !== undefined) resolve(found)
      })
    }
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${lines.slice(-5).join('\n')}`)))
  })
}

async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}
