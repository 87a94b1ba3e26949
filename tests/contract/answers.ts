/**
 * What stands at a place of an answer: `valueAt(body, 'data', 'id')`.
 *
 * @throws {Error} when there is nothing.
 */
export function valueAt(body: unknown, ...path: readonly string[]): unknown {
  let found = body
  for (const name of path) {
    if (typeof found !== 'object' || found === null || !(name in found)) {
      throw new Error(`no ${path.join('.')} in ${JSON.stringify(body)}`)
    }
    found = Reflect.get(found, name)
  }
  return found
}

/** @throws {Error} when there is no text at that place. */
export function textAt(body: unknown, ...path: readonly string[]): string {
  const found = valueAt(body, ...path)
  if (typeof found !== 'string') throw new Error(`${path.join('.')} is no text in ${JSON.stringify(body)}`)
  return found
}

/** @throws {Error} when there is no list at that place. */
export function listAt(body: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = valueAt(body, ...path)
  if (!Array.isArray(found)) throw new Error(`${path.join('.')} is no list in ${JSON.stringify(body)}`)
  return found
}
