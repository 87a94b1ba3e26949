import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * @typedef {import('@playwright/test').CDPSession['send']} Send a command of the DevTools protocol, to one page
 *
 * @typedef {object} Tab
 * @property {Send} send to the page that the tab shows
 * @property {(url: string) => Promise<void>} open waits until the page has loaded
 * @property {(expression: string, inPrepared?: boolean) => Promise<unknown>} evaluate the value of an expression in the page
 * that the tab shows, or in the one that it has prepared
 * @property {(path: string) => Promise<{ x: number, y: number }>} pointOfLink scrolls to the first visible link within
 * <main>, and gives a point on it
 * @property {(act: () => Promise<unknown>) => Promise<void>} showNext acts, and waits until the tab shows a prepared page
 * @property {EventEmitter} events of the protocol
 * @property {() => Promise<void>} close
 */

const ARGUMENTS = ['--no-sandbox', '--headless', '--disable-gpu', '--no-first-run', '--remote-debugging-pipe']

/**
 * Opens a browser with one tab. Chromium prepares no page for a debugger that attaches to pages, as Playwright does;
 * this one attaches to the tab, which has a target for the page that it shows and for each that it prepares.
 * @param {string} executable of a Chromium
 * @param {(send: Send) => Promise<unknown>} [begin] called for each page, also for a prepared one, before it loads
 * @returns {Promise<Tab>}
 */
export async function openTab(executable, begin = async () => undefined) {
  const profile = await mkdtemp(join(tmpdir(), 'ashlar-tab-'))
  const browser = spawn(executable, [...ARGUMENTS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const ended = once(browser, 'exit')
  const { sendTo, events } = speak(browser)
  const browserItself = sendTo()
  /** @type {Map<string, string>} the session of each page */
  const sessions = new Map()
  let shown = ''
  let prepared = ''
  const close = async () => {
    await browserItself('Browser.close')
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  events.on('Target.attachedToTarget', async ({ sessionId, targetInfo: { targetId, subtype, type } }) => {
    if (type !== 'page') return
    sessions.set(targetId, sessionId)
    if (subtype) prepared = sessionId
    else shown = sessionId
    const send = sendTo(sessionId)
    // A prepared page answers only when it runs, so nothing is waited for before that.
    await Promise.all([send('Page.enable'), begin(send), send('Runtime.runIfWaitingForDebugger')])
    if (!subtype) events.emit('shows')
  })
  // A prepared page that the tab shows after a click is no prepared page any more.
  events.on('Target.targetInfoChanged', ({ targetInfo: { targetId, subtype } }) => {
    const session = sessions.get(targetId)
    if (subtype || !session || session === shown) return
    shown = session
    events.emit('shows')
  })
  const { targetInfos } = await browserItself('Target.getTargets', { filter: [{ type: 'tab' }] })
  const [own] = targetInfos
  if (!own) throw new Error('the browser has no tab')
  const shows = once(events, 'shows')
  const { sessionId } = await browserItself('Target.attachToTarget', { targetId: own.targetId, flatten: true })
  await sendTo(sessionId)('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true })
  await shows
  /** @type {Send} */
  const send = (method, params) => sendTo(shown)(method, params)
  /** @type {Tab['evaluate']} */
  const evaluate = async (expression, inPrepared = false) => {
    const asked = { expression, awaitPromise: true, returnByValue: true }
    const { result, exceptionDetails } = await sendTo(inPrepared ? prepared : shown)('Runtime.evaluate', asked)
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  return {
    send,
    events,
    close,
    async open(url) {
      const loaded = once(events, 'Page.loadEventFired')
      await send('Page.navigate', { url })
      await loaded
    },
    async showNext(act) {
      const next = once(events, 'shows')
      // The page that is left may not answer any more, so only its refusal ends the wait.
      await Promise.race([next, act().then(() => next)])
    },
    evaluate,
    async pointOfLink(path) {
      const [x, y] = String(
        await evaluate(`{
          const link = [...document.querySelectorAll('main a[href="${path}"]')].find((one) => one.checkVisibility())
          link.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { x, y } = link.getBoundingClientRect();
          [x, y].join()
        }`),
      ).split(',')
      return { x: Number(x) + 4, y: Number(y) + 4 }
    },
  }
}

/**
 * The protocol over the browser's pipes: messages in JSON, with a zero byte after each.
 * @param {import('node:child_process').ChildProcess} browser
 */
function speak({ stdio }) {
  const [, , , input, output] =
    /** @type {[null, null, null, import('node:stream').Writable, import('node:stream').Readable]} */ (stdio)
  const events = new EventEmitter({ captureRejections: true })
  /** @type {Map<number, { resolve: (result: never) => void, reject: (error: Error) => void }>} */
  const answers = new Map()
  let begun = ''
  output.setEncoding('utf8').on('data', (text) => {
    const messages = (begun + text).split('\0')
    begun = messages.pop() ?? ''
    for (const message of messages) {
      /** @type {{ id: number, method: string, params: unknown, result: never, error?: Error }} */
      const { id, method, params, result, error } = JSON.parse(message)
      const answer = answers.get(id)
      answers.delete(id)
      if (!answer) events.emit(method, params)
      else if (error) answer.reject(new Error(error.message))
      else answer.resolve(result)
    }
  })
  let last = 0
  return {
    events,
    /**
     * @param {string} [sessionId] of a target; without it, the browser itself is asked
     * @returns {Send}
     */
    sendTo: (sessionId) => (method, params) => {
      const id = ++last
      input.write(`${JSON.stringify({ id, method, params: params ?? {}, ...(sessionId ? { sessionId } : {}) })}\0`)
      return new Promise((resolve, reject) => answers.set(id, { resolve, reject }))
    },
  }
}
