import * as z from 'zod/mini'
import { amount } from './fields.js'

/** Records of a list with the same values in some fields, and their number. */
export interface Combination {
  count: number
  /** Values by field: none, one, or those of a list. */
  values: Record<string, readonly string[]>
}

const value = z.catch(
  z.pipe(
    z.nullish(z.union([z.string(), z.number(), z.array(z.string())])),
    z.transform((wire): readonly string[] =>
      Array.isArray(wire)
        ? wire.filter(Boolean)
        : wire === null || wire === undefined || wire === ''
          ? []
          : [String(wire)],
    ),
  ),
  [],
)

export const combination: z.ZodMiniType<Combination> = z.object({ count: amount, values: z.record(z.string(), value) })

/** Turns a record of the list into a combination with a count of one, for a backend that does not count. */
export function combinationOf(fields: readonly string[]): z.ZodMiniType<Combination> {
  return z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform(
      (record): Combination => ({
        count: 1,
        values: Object.fromEntries(fields.map((field) => [field, z.parse(value, at(record, field))])),
      }),
    ),
  )
}

/** A field of a record, or a field of all its components: `reraRegistrations.state`. */
function at(record: Record<string, unknown>, field: string): unknown {
  const [name = '', inner] = field.split('.')
  const found = record[name]
  if (inner === undefined) return found
  return Array.isArray(found) ? found.flatMap((part: Record<string, unknown>) => part[inner] ?? []) : []
}
