/** Runs work a few at a time, in order of arrival. */
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
      // The next work takes this place, so the number of running ones does not change.
      if (next) next()
      else this.#running--
    }
  }
}
