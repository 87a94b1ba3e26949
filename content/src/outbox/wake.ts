let wake: (() => void) | null = null

/** @param waker makes the worker poll at once; `null` when the outbox stops. */
export function setWaker(waker: (() => void) | null): void {
  wake = waker
}

/** Lets the worker poll now, and not only when its pause is over. Call it when a job is stored for good. */
export function wakeOutbox(): void {
  wake?.()
}
