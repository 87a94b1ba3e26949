/** Tells whether something was begun before a change of what it is made from: it may then be made from the old. */
export class TagClock {
  readonly #changedAt = new Map<string, number>()
  #now = 0

  /** To be noted when something begins to be made. */
  get now(): number {
    return this.#now
  }

  change(tags: Iterable<string>): void {
    this.#now++
    for (const tag of tags) this.#changedAt.set(tag, this.#now)
  }

  /** Whether one of the tags has changed since something began to be made. */
  hasChanged(tags: Iterable<string>, began: number): boolean {
    for (const tag of tags) if ((this.#changedAt.get(tag) ?? 0) > began) return true
    return false
  }
}
