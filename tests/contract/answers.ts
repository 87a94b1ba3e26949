/**
 * The value at a path of a response: `valueAt(body, 'data', 'id')`.
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

/** @throws {Error} when the value is not a text. */
export function textAt(body: unknown, ...path: readonly string[]): string {
  const found = valueAt(body, ...path)
  if (typeof found !== 'string') throw new Error(`${path.join('.')} is no text in ${JSON.stringify(body)}`)
  return found
}

/** @throws {Error} when the value is not a list. */
export function listAt(body: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = valueAt(body, ...path)
  if (!Array.isArray(found)) throw new Error(`${path.join('.')} is no list in ${JSON.stringify(body)}`)
  return found
}
