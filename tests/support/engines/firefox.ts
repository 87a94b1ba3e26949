import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { DESKTOP, type Engine, type InputSource, programOf, type Screen, startProgram } from './engine'

const PROGRAM = programOf('/usr/bin/firefox-esr', '/usr/bin/firefox')

export const hasFirefox = PROGRAM !== null

/** Nothing of the browser's own may ask other hosts or open pages of its own. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-IN, en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

/** Firefox without a window, by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'ashlar-firefox-'))
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  // Started without an address, Firefox keeps the focus in its own bar, and pages get no events of focus.
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'data:text/html,ready']
  const { found, end } = await startProgram(PROGRAM ?? 'firefox', args, {
    env: { TZ: 'Asia/Kolkata', HOME: profile },
    sign: /WebDriver BiDi listening on (ws:\S+)/,
  })
  const close = async () => {
    await end()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const call = await connect(`${found}/session`)
    await call('session.new', { capabilities: {} })
    const { contexts } = (await call('browsingContext.getTree', {})) as { contexts: { context: string }[] }
    const context = contexts[0]?.context
    const resize = async (viewport: Screen) => void (await call('browsingContext.setViewport', { context, viewport }))
    await resize(DESKTOP)
    await expect.poll(() => evaluate(call, context, 'document.hasFocus()'), { timeout: 60_000 }).toBe(true)
    return {
      open: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
      evaluate: (expression) => evaluate(call, context, expression),
      perform: async (actions: readonly InputSource[]) =>
        void (await call('input.performActions', { context, actions })),
      picture: async () => {
        const { data } = (await call('browsingContext.captureScreenshot', { context })) as { data: string }
        return Buffer.from(data, 'base64')
      },
      resize,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

type Call = (method: string, params: object) => Promise<unknown>

interface Evaluated {
  result?: { value?: string }
  exceptionDetails?: { text: string }
}

async function evaluate(call: Call, context: string | undefined, expression: string): Promise<unknown> {
  const params = {
    expression: `(async () => JSON.stringify([await (${expression})]))()`,
    target: { context },
    awaitPromise: true,
  }
  const { result, exceptionDetails } = (await call('script.evaluate', params)) as Evaluated
  if (exceptionDetails) throw new Error(`${exceptionDetails.text} in ${expression}`)
  return (JSON.parse(result?.value ?? '[]') as unknown[])[0]
}

/** @returns a function that sends a command and waits for its answer */
async function connect(address: string): Promise<Call> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as { id?: number; type: string; result?: unknown; message?: string }
    const asked = waiting.get(answer.id ?? 0)
    if (!asked) return
    waiting.delete(answer.id ?? 0)
    if (answer.type === 'success') asked.resolve(answer.result)
    else asked.reject(new Error(`Firefox: ${answer.message}`))
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed the connection'))
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`${address} does not answer`)))
  })
  let last = 0
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
}
