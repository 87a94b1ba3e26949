import * as z from 'zod/mini'

/** Optional text; missing text becomes empty, and a number is text as well. */
export const text = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => (value === null || value === undefined ? '' : String(value))),
)

/** Required text. */
export const required = z.string().check(z.minLength(1))

/** An optional number; databases return large ones as text. */
export const number = z.pipe(
  z.nullish(z.union([z.number(), z.string()])),
  z.transform((value) => {
    if (value === null || value === undefined || value === '') return null
    const parsed = Number(value)
    return Number.isFinite(parsed) ? parsed : null
  }),
)

/** An optional price or size; zero and less mean that there is none. */
export const positiveNumber = z.pipe(
  number,
  z.transform((value) => (value !== null && value > 0 ? value : null)),
)

/** A required number; databases return large ones (rupees) as text. */
export const amount: z.ZodMiniType<number> = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]),
  z.transform(Number),
)

/** A boolean that is false when it is missing. Some databases return it as a number, some fields hold it as text. */
export const flag = z.pipe(
  z.nullish(z.union([z.boolean(), z.number(), z.string()])),
  z.transform((value) => (typeof value === 'string' ? /^(true|yes|1)$/i.test(value.trim()) : Boolean(value))),
)

/** A record's position in a sort order; records without one come last. */
export const place = z.pipe(
  number,
  z.transform((value) => value ?? Number.MAX_SAFE_INTEGER),
)

let strict = false

/**
 * Runs a parser so that an invalid part is an error and is not silently left out, because editors can correct it.
 *
 * @param read must parse synchronously.
 */
export function parseStrictly<T>(read: () => T): T {
  strict = true
  try {
    return read()
  } finally {
    strict = false
  }
}

/** Reports the faults of a part that is left out, with its path in the record. */
function report(context: z.core.ParsePayload, issues: readonly z.core.$ZodIssue[], at: readonly PropertyKey[]): void {
  for (const issue of issues) {
    context.issues.push({ ...issue, path: [...at, ...issue.path], input: undefined } as z.core.$ZodRawIssue)
  }
}

/** An optional list; an invalid entry is left out and the rest is kept. */
export function list<T>(schema: z.ZodMiniType<T>) {
  return z.pipe(
    z.nullish(z.array(z.unknown())),
    z.transform((items, context): T[] =>
      (items ?? []).flatMap((item, index) => {
        const result = z.safeParse(schema, item)
        if (result.success) return [result.data]
        if (strict) report(context, result.error.issues, [index])
        return []
      }),
    ),
  )
}

/** An optional part: when it is invalid, `instead` replaces it. */
export function withDefault<T>(schema: z.ZodMiniType<T>, instead: T): z.ZodMiniType<T> {
  return z.pipe(
    z.optional(z.unknown()),
    z.transform((value, context): T => {
      const result = z.safeParse(schema, value)
      if (result.success) return result.data
      if (strict) report(context, result.error.issues, [])
      return instead
    }),
  )
}

/** A list of texts. */
export const words = list(required)

/** A year, written as text or as a number. */
export const year = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => (value === null || value === undefined ? '' : String(value))),
)
