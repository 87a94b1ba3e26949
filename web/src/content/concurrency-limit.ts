/** Runs work a few at a time, in the order in which it came. */
export class ConcurrencyLimit {
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(private readonly atOnce: number) {}

  /** Waits until there is room, then does the work. Rejects with what the work rejects with. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running++
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      // The next one takes the place of this one, so the number of those that run stays.
      if (next) next()
      else this.#running--
    }
  }
}
