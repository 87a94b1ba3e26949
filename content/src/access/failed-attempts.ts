/** Counts failed attempts by key within a sliding window; in memory, with a limit on the number of keys. */
export class FailedAttempts {
  readonly #times = new Map<string, number[]>()

  constructor(
    private readonly windowMs: number,
    private readonly mostKeys = 10_000,
  ) {}

  /** Number of failed attempts within the window. */
  count(key: string, now: number = Date.now()): number {
    return this.#recent(key, now).length
  }

  add(key: string, now: number = Date.now()): void {
    const times = [...this.#recent(key, now), now]
    // Put at the end, so that the first key is the one with the oldest attempt.
    this.#times.delete(key)
    this.#times.set(key, times)
    for (const quiet of this.#times.keys()) {
      if (this.#times.size <= this.mostKeys) break
      this.#times.delete(quiet)
    }
  }

  /** Removes the latest attempt of a key, because it did not fail. */
  takeBack(key: string): void {
    const times = this.#times.get(key) ?? []
    if (times.length > 1) this.#times.set(key, times.slice(0, -1))
    else this.#times.delete(key)
  }

  #recent(key: string, now: number): number[] {
    return (this.#times.get(key) ?? []).filter((time) => time > now - this.windowMs)
  }
}
