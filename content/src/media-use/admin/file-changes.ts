/** Changes of files that an editor made within a form, and that the backend has not answered yet. */
const waiting = new Set<Promise<unknown>>()

/** A record must not be saved before them: its rules read what its pictures say. */
export function noteFileChange(change: Promise<unknown>): void {
  waiting.add(change)
  const forget = () => waiting.delete(change)
  change.then(forget, forget)
}

export async function fileChangesDone(): Promise<void> {
  await Promise.allSettled(waiting)
}
