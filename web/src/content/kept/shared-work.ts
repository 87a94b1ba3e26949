/** Work that is done once for all who ask for the same at the same time. */
export class SharedWork<T> {
  readonly #underWay = new Map<string, Promise<T>>()

  /** Joins the work for a key, or begins it. Rejects with what the work rejects with; then the next call begins anew. */
  run(key: string, work: () => Promise<T>): Promise<T> {
    const underWay = this.#underWay.get(key)
    if (underWay) return underWay
    const begun = work().finally(() => {
      if (this.#underWay.get(key) === begun) this.#underWay.delete(key)
    })
    this.#underWay.set(key, begun)
    return begun
  }

  /** Number of works under way. */
  get size(): number {
    return this.#underWay.size
  }

  /** Lets nobody join what is under way. */
  release(): void {
    this.#underWay.clear()
  }
}
