import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../../../scripts/lib/services/ports.mjs'
import { DESKTOP, type Engine, programOf, type Screen, startProgram } from './engine'

const DRIVER = programOf('/usr/bin/WebKitWebDriver')
const DISPLAY = programOf('/usr/bin/Xvfb')
/** The browser of the package `webkit2gtk-driver`. */
const BROWSER = (existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
  .flatMap((folder) =>
    ['4.1', '4.0', '6.0'].map((version) => join('/usr/lib', folder, `webkit2gtk-${version}`, 'MiniBrowser')),
  )
  .find((program) => existsSync(program))

export const hasWebKit = DRIVER !== null && DISPLAY !== null && BROWSER !== undefined

/** WebKit in a window of a display without a screen, by WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const size = `${DESKTOP.width + 200}x${DESKTOP.height + 300}x24`
  const screen = await startProgram(DISPLAY ?? 'Xvfb', ['-displayfd', '1', '-screen', '0', size], { sign: /^(\d+)$/ })
  const port = await freePort()
  const driver = await startDriver(port, screen.found).catch(async (error: unknown) => {
    await screen.end()
    throw error
  })
  const close = async () => {
    await driver.end()
    await screen.end()
  }
  try {
    const root = `http://127.0.0.1:${port}/session`
    const browser = { binary: BROWSER, args: ['--automation'] }
    // The driver’s own wait does not end after history.back(), although the page has loaded.
    const pageLoadStrategy = 'none'
    const wanted = { browserName: 'MiniBrowser', pageLoadStrategy, 'webkitgtk:browserOptions': browser }
    const { sessionId } = (await ask(root, { capabilities: { alwaysMatch: wanted } })) as { sessionId: string }
    const session = `${root}/${sessionId}`
    await fitWindow(session, DESKTOP)
    return {
      open: (url) => open(session, url),
      evaluate: (expression) => evaluate(session, expression),
      perform: async (actions) => void (await ask(`${session}/actions`, { actions })),
      picture: async () => Buffer.from(String(await ask(`${session}/screenshot`)), 'base64'),
      resize: (screen) => fitWindow(session, screen),
      close: async () => {
        // The driver ends its browser only when it is asked to.
        await ask(session, null, 'DELETE').catch(() => undefined)
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Opens a page, and waits until this document has taken the place of the one before. */
async function open(session: string, url: string): Promise<void> {
  const before = await evaluate(session, 'performance.timeOrigin')
  await ask(`${session}/url`, { url })
  await expect.poll(() => evaluate(session, 'performance.timeOrigin'), { timeout: 60_000 }).not.toBe(before)
}

async function startDriver(port: number, display: string) {
  const env = { DISPLAY: `:${display}`, TZ: 'Asia/Kolkata', LANG: 'en_IN.UTF-8', GDK_BACKEND: 'x11' }
  const driver = await startProgram(DRIVER ?? 'WebKitWebDriver', [`--port=${port}`], { env })
  const status = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      (answer) => answer.status,
      () => 0,
    )
  await expect.poll(status, { timeout: 60_000 }).toBe(200)
  return driver
}

/** Makes the part of the window that shows the page as large as a screen. */
async function fitWindow(session: string, { width, height }: Screen): Promise<void> {
  const rect = (await ask(`${session}/window/rect`)) as Screen
  const inner = (await evaluate(session, '[innerWidth, innerHeight]')) as [number, number]
  const outer = { width: width + rect.width - inner[0], height: height + rect.height - inner[1] }
  await ask(`${session}/window/rect`, { x: 0, y: 0, ...outer })
  await expect.poll(() => evaluate(session, '[innerWidth, innerHeight]')).toEqual([width, height])
}

async function evaluate(session: string, expression: string): Promise<unknown> {
  const script = `const done = arguments[0]
    ;(async () => [await (${expression})])().then((list) => done(JSON.stringify(list)), (error) => done(String(error)))`
  const text = String(await ask(`${session}/execute/async`, { script, args: [] }))
  if (!text.startsWith('[')) throw new Error(`${text} in ${expression}`)
  return (JSON.parse(text) as unknown[])[0]
}

async function ask(address: string, body: object | null = null, method = body ? 'POST' : 'GET'): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`WebKit: ${JSON.stringify(value).slice(0, 500)}`)
  return value
}
