import { writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { Engine, Screen } from './engine'

/** Enough for the slowest machine; nothing waits longer than it has to. */
const PATIENCE = { timeout: 60_000 }

/** Keys by the code points that WebDriver gives them. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', ArrowDown: '\uE015' }

/** What a visitor looks for: a selector, and words that the element has. */
export interface Target {
  css: string
  words?: string
}

/** In the page: the first visible element of a target. */
const FIND = `(({ css, words }) => [...document.querySelectorAll(css)].find((element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0 &&
  (!words || (element.innerText || element.getAttribute('aria-label') || element.textContent).includes(words))))`

/** A page in one of the engines, as a visitor uses it: everything is done by pointer and keyboard. */
export class EnginePage {
  constructor(
    private readonly engine: Engine,
    private readonly site: string,
    private readonly fileOf: (name: string) => string,
  ) {}

  async open(path: string): Promise<void> {
    await this.engine.open(this.site + path)
    await this.rest(path)
  }

  async goBack(path: string): Promise<void> {
    await this.read('history.back()')
    await this.expect('location.pathname', path)
    await this.rest(path)
  }

  /**
   * Waits until a page and its scripts have loaded (the page of the creative agency has no header), and has it laid out
   * whole: else a part that is laid out between the look for a target and the press would move it away.
   */
  private async rest(path: string): Promise<void> {
    // An engine that goes back scrolls to where the page was, as late as when all of it has loaded.
    await this.expect('document.readyState', 'complete')
    await this.has({ css: path.endsWith('/aca') ? 'html[data-forms-ready]' : 'html[data-drawers-ready]' })
    await this.read(`document.documentElement.dataset.whole = ''`)
  }

  resize(screen: Screen): Promise<void> {
    return this.engine.resize(screen)
  }

  read(expression: string): Promise<unknown> {
    return this.engine.evaluate(expression)
  }

  /** Waits until an expression has a value. */
  async expect(expression: string, value: unknown): Promise<void> {
    await expect.poll(() => this.read(expression), { ...PATIENCE, message: expression }).toEqual(value)
  }

  /** Waits until a target is visible. */
  has(target: Target): Promise<void> {
    return this.expect(`!!${FIND}(${JSON.stringify(target)})`, true)
  }

  /** Waits until a target is not visible. */
  hasNo(target: Target): Promise<void> {
    return this.expect(`!!${FIND}(${JSON.stringify(target)})`, false)
  }

  /** The value of an expression over the element of a target. */
  async of(target: Target, expression: string): Promise<unknown> {
    await this.has(target)
    return this.read(`((element) => ${expression})(${FIND}(${JSON.stringify(target)}))`)
  }

  async hover(target: Target): Promise<void> {
    const { x, y } = await this.placeOf(target)
    await this.point([
      { type: 'pointerMove', x: x - 3, y, duration: 0 },
      { type: 'pointerMove', x, y, duration: 50 },
    ])
  }

  async click(target: Target): Promise<void> {
    const { x, y } = await this.placeOf(target)
    const button = { button: 0 }
    await this.point([
      { type: 'pointerMove', x: x - 3, y, duration: 0 },
      { type: 'pointerMove', x, y, duration: 50 },
      { type: 'pointerDown', ...button },
      { type: 'pointerUp', ...button },
    ])
  }

  /** Opens a part of the page by its summary, which parts above may move while they are laid out. */
  async unfold(summary: Target): Promise<void> {
    const isOpen = () => this.of(summary, `element.closest('details').open`)
    const opened = async () => {
      if (!(await isOpen())) await this.click(summary)
      return isOpen()
    }
    await expect.poll(opened, PATIENCE).toBe(true)
  }

  async fill(target: Target, words: string): Promise<void> {
    await this.click(target)
    await this.keys(words)
  }

  /** Sets the value of a choice or a day, whose own windows belong to the engine and its system. */
  async choose(target: Target, value: string): Promise<void> {
    await this.of(
      target,
      `(element.value = ${JSON.stringify(value)}, element.dispatchEvent(new Event('input', { bubbles: true })), element.dispatchEvent(new Event('change', { bubbles: true })))`,
    )
  }

  press(key: keyof typeof KEYS): Promise<void> {
    return this.keys(KEYS[key])
  }

  /** Keeps a picture of what the window shows. */
  async keep(name: string): Promise<void> {
    // A picture amid an opening menu would show nothing that somebody looks at.
    await this.expect(
      `document.getAnimations().every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Infinity)`,
      true,
    )
    writeFileSync(this.fileOf(name), await this.engine.picture())
  }

  private point(actions: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
    return this.engine.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
  }

  private keys(words: string): Promise<void> {
    const actions = [...words].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    return this.engine.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  /** The centre of a target, once it stands still within the window. */
  private async placeOf(target: Target): Promise<{ x: number; y: number }> {
    let last = ''
    const place = async () => {
      const now = JSON.stringify(await this.of(target, CENTRE))
      const isStill = now === last
      last = now
      return isStill
    }
    await expect.poll(place, { ...PATIENCE, intervals: [50] }).toBe(true)
    return JSON.parse(last) as { x: number; y: number }
  }
}

/**
 * In the page: scrolls an element into the window when it is outside or near an edge, where bars are, and says where it
 * is. WebKit moves a sticky header in the frame after a scroll.
 */
const CENTRE = `(async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const before = element.getBoundingClientRect()
  if (before.top < 120 || before.bottom > innerHeight - 200) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
})()`
