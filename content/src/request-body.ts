import { isRecord } from '@ashlar/contract'

/** The body as the specification has it, or inside `data` as Strapi's own clients send it. */
export function payloadOf(body: unknown): Record<string, unknown> {
  if (!isRecord(body)) return {}
  return isRecord(body.data) ? body.data : body
}
