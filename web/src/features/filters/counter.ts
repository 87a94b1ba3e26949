/** How many records there are of each choice: by the choice as it stands in the address. */
export type Counts = ReadonlyMap<string, number>

/** How a ticked box stands in the address. */
export const YES = 'yes'

/**
 * Counts records as they come by. A record may show several values, one for each of its parts, and counts once for each
 * choice that any of them reaches. This runs for every record of a list, so it makes nothing that has to be thrown away.
 */
export interface Counter<Value> {
  see(value: Value): void
  /** Ends a record, or as many as are alike. */
  next(alike?: number): void
  counts(): Counts
}

/** Counts texts, or each text of lists of them; an empty one is no choice. */
export class TextCounter implements Counter<string | readonly string[]> {
  readonly #counts = new Map<string, number>()
  /** Of this record. */
  readonly #seen: string[] = []

  see(value: string | readonly string[]): void {
    if (typeof value === 'string') this.#add(value)
    else for (const text of value) this.#add(text)
  }

  #add(text: string): void {
    if (text !== '' && !this.#seen.includes(text)) this.#seen.push(text)
  }

  next(alike = 1): void {
    for (const text of this.#seen) this.#counts.set(text, (this.#counts.get(text) ?? 0) + alike)
    this.#seen.length = 0
  }

  counts(): Counts {
    return this.#counts
  }
}

/** Counts what reaches each step of a range: each record at the last step it reaches, and all added up at the end. */
export class StepCounter implements Counter<number | null> {
  readonly #steps: readonly number[]
  readonly #isLeast: boolean
  readonly #counts: number[]
  /** What goes farthest of this record; not a number at first, which is on neither side of anything. */
  #farthest = Number.NaN

  constructor(steps: readonly number[], bound: 'from' | 'upTo') {
    this.#isLeast = bound === 'from'
    this.#steps = steps.toSorted((a, b) => (this.#isLeast ? b - a : a - b))
    this.#counts = steps.map(() => 0)
  }

  see(value: number | null): void {
    if (value === null) return
    const isNearer = this.#isLeast ? value <= this.#farthest : value >= this.#farthest
    if (!isNearer) this.#farthest = value
  }

  next(alike = 1): void {
    const value = this.#farthest
    if (Number.isNaN(value)) return
    this.#farthest = Number.NaN
    for (let at = 0; at < this.#steps.length; at++) {
      const step = this.#steps[at] ?? 0
      if (this.#isLeast ? value < step : value > step) continue
      this.#counts[at] = (this.#counts[at] ?? 0) + alike
      return
    }
  }

  counts(): Counts {
    let sum = 0
    return new Map(
      this.#steps.map((step, at) => {
        sum += this.#counts[at] ?? 0
        return [String(step), sum]
      }),
    )
  }
}

/** Counts what a ticked box would find. */
export class FlagCounter implements Counter<boolean> {
  #count = 0
  #isSeen = false

  see(value: boolean): void {
    if (value) this.#isSeen = true
  }

  next(alike = 1): void {
    if (this.#isSeen) this.#count += alike
    this.#isSeen = false
  }

  counts(): Counts {
    return new Map([[YES, this.#count]])
  }
}

/** For what has no choices to count. */
export class NoCounter implements Counter<unknown> {
  see(): void {}
  next(): void {}

  counts(): Counts {
    return new Map()
  }
}
