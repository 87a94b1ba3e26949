/** How many records each choice has, by the value in the address. */
export type Counts = ReadonlyMap<string, number>

/** The value of a checked box in the address. */
export const YES = 'yes'

/**
 * Counts records one by one. A record may have several values, one for each of its parts; it counts once for each
 * choice that any of them matches. This runs for every record of a list, so it must not allocate memory for each
 * record.
 */
export interface Counter<Value> {
  see(value: Value): void
  /** Completes a record, or several equal ones. */
  next(alike?: number): void
  counts(): Counts
}

/** Counts texts, or each text of a list; an empty text is not a choice. */
export class TextCounter implements Counter<string | readonly string[]> {
  readonly #counts = new Map<string, number>()
  /** Texts of the current record. */
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

/**
 * Counts the records that reach each step of a range: each record counts at the last step it reaches, and the sums are
 * formed at the end.
 */
export class StepCounter implements Counter<number | null> {
  readonly #steps: readonly number[]
  readonly #isLeast: boolean
  readonly #counts: number[]
  /** The farthest value of the current record; NaN at first, which compares as false with any number. */
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

/** Counts the records that a checked box would find. */
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

/** For filters without choices to count. */
export class NoCounter implements Counter<unknown> {
  see(): void {}
  next(): void {}

  counts(): Counts {
    return new Map()
  }
}
