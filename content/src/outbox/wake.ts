let wake: (() => void) | null = null

/** @param waker looks for due jobs at once; `null` when the outbox stops. */
export function whenWoken(waker: (() => void) | null): void {
  wake = waker
}

/** Has due jobs looked for at once, and not at the next look. Call it when a job is stored for good. */
export function wakeOutbox(): void {
  wake?.()
}
