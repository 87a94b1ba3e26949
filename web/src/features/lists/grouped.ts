/** Groups the entries by a key; groups and entries are in the order of their first occurrence. */
export function grouped<T>(entries: readonly T[], keyOf: (entry: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const group = groups.get(key)
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return [...groups]
}
