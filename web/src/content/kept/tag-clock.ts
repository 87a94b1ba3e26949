/** Tells whether a tag has changed since some work began: its result may then hold old data. */
export class TagClock {
  readonly #changedAt = new Map<string, number>()
  #now = 0

  /** The current time of this clock; read it when the work begins. */
  get now(): number {
    return this.#now
  }

  change(tags: Iterable<string>): void {
    this.#now++
    for (const tag of tags) this.#changedAt.set(tag, this.#now)
  }

  /** Whether one of the tags has changed since the time at which the work began. */
  hasChanged(tags: Iterable<string>, began: number): boolean {
    for (const tag of tags) if ((this.#changedAt.get(tag) ?? 0) > began) return true
    return false
  }
}
