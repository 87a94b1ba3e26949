/** Milliseconds between two updates of the status line on a terminal. */
const REDRAW = 200

/** Milliseconds between two messages about running work when there is no terminal. */
const MENTION = 15_000

/**
 * @typedef {object} Output
 * @property {(text: string) => unknown} write
 * @property {boolean} [isTTY]
 * @property {number} [columns]
 */

/** @typedef {{ label: string, since: number, detail: string }} Task */

/** Shows what is being done and for how long: on a terminal in one line that is updated, elsewhere in plain lines. */
export class Progress {
  #output
  #now
  /** @type {Set<Task>} */
  #tasks = new Set()
  /** @type {NodeJS.Timeout | null} */
  #timer = null
  #drawn = false

  /**
   * @param {Output} [output]
   * @param {() => number} [now]
   */
  constructor(output = process.stdout, now = Date.now) {
    this.#output = output
    this.#now = now
  }

  /**
   * Shows a piece of work while it runs.
   * @template T
   * @param {string} label such as 'installing the site'
   * @param {(detail: (text: string) => void) => Promise<T>} work may report its progress with `detail`
   * @returns {Promise<T>}
   */
  async during(label, work) {
    const task = { label, since: this.#now(), detail: '' }
    this.#tasks.add(task)
    if (!this.#output.isTTY) this.say(`${label} …`)
    this.#keepTime()
    let end = 'stopped after'
    try {
      const result = await work((text) => {
        task.detail = text
      })
      end = 'done in'
      return result
    } finally {
      this.#tasks.delete(task)
      this.#keepTime()
      this.say(`${label} … ${end} ${this.#seconds(task)} s`)
    }
  }

  /**
   * Prints a line that stays.
   * @param {string} line
   */
  say(line) {
    this.#erase()
    this.#output.write(`${line}\n`)
    this.#draw()
  }

  #keepTime() {
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#timer = null
    if (this.#tasks.size === 0) return this.#erase()
    this.#timer = this.#output.isTTY
      ? setInterval(() => this.#draw(), REDRAW)
      : setInterval(() => this.#output.write(`${this.#status()}\n`), MENTION)
    this.#timer.unref()
  }

  #status() {
    return [...this.#tasks]
      .map((task) => `${task.label} … ${task.detail ? `${task.detail}, ` : ''}${this.#seconds(task)} s`)
      .join('   ')
  }

  #draw() {
    if (!this.#output.isTTY || this.#tasks.size === 0) return
    // Shorter than the terminal is wide, because a wrapped line cannot be erased.
    const line = this.#status().slice(0, (this.#output.columns ?? 80) - 1)
    this.#output.write(`\r\u001b[2K${line}`)
    this.#drawn = true
  }

  #erase() {
    if (!this.#drawn) return
    this.#output.write('\r\u001b[2K')
    this.#drawn = false
  }

  /** @param {Task} task */
  #seconds(task) {
    return Math.round((this.#now() - task.since) / 1000)
  }
}
