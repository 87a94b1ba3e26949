/**
 * Starts the parts of a page one after the other once it has been shown: script that is there before the first paint
 * would hold it back. Between two parts the browser may answer a finger or a key.
 */
export function startAfterFirstPaint(...parts: (() => void)[]): void {
  // The next frame is the first one; what is set aside in it comes after its paint.
  requestAnimationFrame(() => void startInTurn(parts))
}

async function startInTurn(parts: readonly (() => void)[]): Promise<void> {
  for (const start of parts) {
    await new Promise((resolve) => setTimeout(resolve))
    start()
  }
}
