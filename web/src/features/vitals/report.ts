import { z } from 'zod'

/** What a browser says of one visit to one page. Nothing in it tells one visitor from another. */
export const vitalsReport = z.strictObject({
  /** Milliseconds until the largest part of the first screen was there. */
  lcp: z.number().min(0).max(120_000).optional(),
  /** How far the page moved under its reader, without a unit. */
  cls: z.number().min(0).max(100).optional(),
  /** Milliseconds that the slowest answers to a click or key took. */
  inp: z.number().min(0).max(120_000).optional(),
  /** Scripts of ours that failed; the message stays with the visitor, since it may hold what they typed. */
  faults: z
    .array(
      z.strictObject({
        name: z.string().regex(/^\w{1,40}$/),
        script: z.string().regex(/^\/_astro\/[\w.-]{1,120}$/),
        line: z.number().int().min(0).max(1e7),
        column: z.number().int().min(0).max(1e7),
      }),
    )
    .max(5),
})

export type VitalsReport = z.infer<typeof vitalsReport>

export type VitalName = 'lcp' | 'cls' | 'inp'

/** Parts of the site that figures are kept for; every other address counts as `other`. */
const PARTS = ['services', 'projects', 'insights', 'about', 'blog', 'careers', 'technology', 'in-the-news'] as const
export const pageParts = ['home', ...PARTS, 'other'] as const
export type PagePart = (typeof pageParts)[number]

/** @param address of the page that reports, as its browser names it; the part is all that is kept of it. */
export function partOf(address: string): PagePart {
  if (!URL.canParse(address)) return 'other'
  const { pathname } = new URL(address)
  if (pathname === '/') return 'home'
  return PARTS.find((part) => pathname === `/${part}` || pathname.startsWith(`/${part}/`)) ?? 'other'
}
