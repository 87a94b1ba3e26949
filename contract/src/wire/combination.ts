import * as z from 'zod/mini'
import { amount } from './fields.js'

/** Records of a list that share their values in some fields, and how many they are. */
export interface Combination {
  count: number
  /** By field: none, one, or those of a list. */
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

/** A record of the list itself as a combination of one, for a backend that counts none. */
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

/** A field of a record, or one of each of its parts: `reraRegistrations.state`. */
function at(record: Record<string, unknown>, field: string): unknown {
  const [name = '', inner] = field.split('.')
  const found = record[name]
  if (inner === undefined) return found
  return Array.isArray(found) ? found.flatMap((part: Record<string, unknown>) => part[inner] ?? []) : []
}
