/**
 * Requests many addresses, a few at a time, and discards the bodies of the responses.
 * @param {readonly string[]} addresses
 * @param {{ atOnce: number, headers?: Record<string, string>, signal: AbortSignal }} how signal: when aborted, no
 * further request begins
 * @returns {Promise<Map<number, number>>} number of responses by status
 */
export async function askEach(addresses, { atOnce, headers = {}, signal }) {
  /** @type {Map<number, number>} */
  const answers = new Map()
  const waiting = addresses.values()
  const askUntilTheEnd = async () => {
    for (const address of waiting) {
      if (signal.aborted) return
      const answer = await fetch(address, { headers, redirect: 'manual' })
      await answer.arrayBuffer()
      answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askUntilTheEnd))
  return answers
}
