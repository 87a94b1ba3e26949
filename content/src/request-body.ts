/** The body as the specification has it, or inside `data` as Strapi's own clients send it. */
export function payloadOf(body: unknown): Record<string, unknown> {
  if (!isRecord(body)) return {}
  return isRecord(body.data) ? body.data : body
}

/** Whether a value is an object with named fields; a list is none. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
