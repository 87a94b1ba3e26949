/** The site did not answer, or not with what was asked for. The map says so; it is no fault of its script. */
export class NoAnswer extends Error {}

/** @throws {NoAnswer} */
export async function readJson<T>(address: string): Promise<T> {
  const response = await fetch(address).catch((cause: unknown) => {
    throw new NoAnswer(address, { cause })
  })
  if (!response.ok) throw new NoAnswer(`${address}: ${response.status}`)
  return (await response.json()) as T
}
