import * as z from 'zod/mini'

/** Text that may be missing on the wire; missing is empty. */
export const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
)

/** Text without which a record makes no sense. */
export const required = z.string().check(z.minLength(1))

/** A number that may be missing; databases answer large ones as text. */
export const number = z.pipe(
  z.nullish(z.union([z.number(), z.string()])),
  z.transform((value) => {
    if (value === null || value === undefined || value === '') return null
    const parsed = Number(value)
    return Number.isFinite(parsed) ? parsed : null
  }),
)

/** A number that must be there, as text where the database keeps large ones (rupees). */
export const amount: z.ZodMiniType<number> = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]),
  z.transform(Number),
)

/** A switch that is off when it is missing. */
export const flag = z.pipe(
  z.nullish(z.boolean()),
  z.transform((value) => value ?? false),
)

/** Where a record stands among its kind; those without a place come last. */
export const place = z.pipe(
  number,
  z.transform((value) => value ?? Number.MAX_SAFE_INTEGER),
)

let strict = false

/**
 * Reads so that what a visitor's page would leave out without a word is an error: for editors, who can mend it.
 *
 * @param read parses at once, without waiting for anything.
 */
export function strictly<T>(read: () => T): T {
  strict = true
  try {
    return read()
  } finally {
    strict = false
  }
}

/** Says what is wrong with a part that is left out, at its place in the record. */
function report(context: z.core.ParsePayload, issues: readonly z.core.$ZodIssue[], at: readonly PropertyKey[]): void {
  for (const issue of issues) {
    context.issues.push({ ...issue, path: [...at, ...issue.path], input: undefined } as z.core.$ZodRawIssue)
  }
}

/** A list that may be missing; an entry that does not fit is left out and the rest stands. */
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

/** What a page can do without: instead of what does not fit stands something else. */
export function orElse<T>(schema: z.ZodMiniType<T>, instead: T): z.ZodMiniType<T> {
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

/** A list of plain words. */
export const words = list(required)

/** A year, written as text or as a number. */
export const year = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => (value === null || value === undefined ? '' : String(value))),
)
