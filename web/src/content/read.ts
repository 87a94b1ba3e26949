import 'server-only'
import { ContentUnavailable } from './errors'

/** Content that a page can do without: `null` when it is not available. */
export async function nullIfUnavailable<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ContentUnavailable) return null
    throw error
  }
}

/** The same for a list, which is empty when it is not available. */
export async function emptyIfUnavailable<T>(read: () => Promise<readonly T[]>): Promise<readonly T[]> {
  return (await nullIfUnavailable(read)) ?? []
}

/**
 * Compares by the editors' order, for `toSorted`: the backend's order, but with records without a position at the end.
 */
export function bySequence(a: { sequence: number }, b: { sequence: number }): number {
  return a.sequence - b.sequence
}
