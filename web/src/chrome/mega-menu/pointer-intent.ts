/** Milliseconds a pointer must rest on an element before it counts as intended. */
export const INTENT_MS = 100
/** Milliseconds for an element that the pointer crosses on its way to what is open. */
export const CROSSING_MS = 320

/**
 * Distinguishes a pointer that passes over an element from one that points at it. While something is open, a pointer
 * that moves towards it may cross its neighbours without opening them: each move towards it restarts their delay.
 */
export class PointerIntent {
  #timer: ReturnType<typeof setTimeout> | undefined
  #last = { x: 0, y: 0 }

  /** @param towards the direction in which the open element lies. */
  constructor(private readonly towards: 'down' | 'left' | 'right') {}

  /** Tracks the pointer over the element that is already open. */
  follow(event: PointerEvent): void {
    this.cancel()
    this.#last = { x: event.clientX, y: event.clientY }
  }

  /**
   * Calls `act` once the pointer has rested long enough; `open` says whether something is open that it may move
   * towards.
   */
  aim(event: PointerEvent, open: boolean, act: () => void): void {
    const across = event.clientX - this.#last.x
    const distance = { down: event.clientY - this.#last.y, left: -across, right: across }[this.towards]
    this.#last = { x: event.clientX, y: event.clientY }
    if (open && distance > 0) this.wait(CROSSING_MS, act)
    else if (event.type === 'pointerenter') this.wait(INTENT_MS, act)
  }

  wait(milliseconds: number, act: () => void): void {
    this.cancel()
    this.#timer = setTimeout(act, milliseconds)
  }

  cancel(): void {
    clearTimeout(this.#timer)
  }
}
