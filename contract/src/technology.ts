import * as z from 'zod/mini'
import { list, place, required, text, words } from './fields.js'

/** Which interface is drawn for a product. */
export const demoKinds = [
  'inventory-board',
  'partner-app',
  'society-app',
  'market-map',
  'seat-finder',
  'centre-console',
] as const
export type DemoKind = (typeof demoKinds)[number]

/** A technology product, shown by a drawn interface with plausible data. */
export interface Technology {
  /** `section-1` to `section-6`: menus link to it. */
  anchor: string
  title: string
  summary: string
  does: string[]
  who: string
  demo: { kind: DemoKind; rows: Record<string, unknown>[] } | null
  figures: { value: string; label: string }[]
  sequence: number
}

/** `Squence` is the specification's name. */
export const technology: z.ZodMiniType<Technology> = z.pipe(
  z.object({
    anchor: required,
    title: required,
    Squence: place,
    summary: text,
    does: words,
    who: text,
    demo: z.catch(
      z.nullish(z.object({ kind: z.enum(demoKinds), rows: list(z.record(z.string(), z.unknown())) })),
      null,
    ),
    figures: list(z.object({ value: required, label: text })),
  }),
  z.transform(({ Squence, demo, ...wire }): Technology => ({ ...wire, demo: demo ?? null, sequence: Squence })),
)
