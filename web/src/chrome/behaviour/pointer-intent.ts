/** Milliseconds a pointer rests on something before it counts as meant. */
export const INTENT_MS = 100
/** The same for something crossed on the way to what is open. */
export const CROSSING_MS = 320

/**
 * Tells passing over from pointing at. While something is open, a pointer that moves towards it may cross its
 * neighbours without opening them: each move towards it starts their wait anew.
 */
export class PointerIntent {
  #timer: ReturnType<typeof setTimeout> | undefined
  #last = { x: 0, y: 0 }

  /** @param towards the direction in which what is open lies. */
  constructor(private readonly towards: 'down' | 'right') {}

  /** Follows the pointer over what is already open. */
  follow(event: PointerEvent): void {
    this.cancel()
    this.#last = { x: event.clientX, y: event.clientY }
  }

  /** Calls `act` once the pointer has stayed; `open` tells whether there is something open to move towards. */
  aim(event: PointerEvent, open: boolean, act: () => void): void {
    const distance = this.towards === 'down' ? event.clientY - this.#last.y : event.clientX - this.#last.x
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
