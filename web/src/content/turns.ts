/** Lets work be done a few at a time, in the order in which it came. */
export class Turns {
  readonly #waiting: (() => void)[] = []
  #underWay = 0

  constructor(private readonly atOnce: number) {}

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#underWay >= this.atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#underWay++
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      // The turn is handed on.
      if (next) next()
      else this.#underWay--
    }
  }
}
