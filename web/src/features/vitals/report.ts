import { z } from 'zod'
import { BUILT_FILES } from '@/config/built-files'

const FILE_NAME = /^[\w.-]{1,120}$/

/** A browser's report on one visit to one page. Nothing in it identifies a visitor. */
export const vitalsReport = z.strictObject({
  /** Largest Contentful Paint, in milliseconds. */
  lcp: z.number().min(0).max(120_000).optional(),
  /** Cumulative Layout Shift, without a unit. */
  cls: z.number().min(0).max(100).optional(),
  /** Interaction to Next Paint, in milliseconds. */
  inp: z.number().min(0).max(120_000).optional(),
  /** Errors of our own scripts, without their messages, which may contain what the visitor typed. */
  faults: z
    .array(
      z.strictObject({
        name: z.string().regex(/^\w{1,40}$/),
        script: z.string().refine(isBuiltFile),
        line: z.number().int().min(0).max(1e7),
        column: z.number().int().min(0).max(1e7),
      }),
    )
    .max(5),
})

export type VitalsReport = z.infer<typeof vitalsReport>

export type VitalName = 'lcp' | 'cls' | 'inp'

/** Parts of the site with figures of their own; every other address counts as `other`. */
const PARTS = ['services', 'projects', 'insights', 'about', 'blog', 'careers', 'technology', 'in-the-news'] as const
export const pageParts = ['home', ...PARTS, 'other'] as const
export type PagePart = (typeof pageParts)[number]

function isBuiltFile(path: string): boolean {
  return path.startsWith(BUILT_FILES) && FILE_NAME.test(path.slice(BUILT_FILES.length))
}

/** @param address of the reporting page; only its part of the site is kept. */
export function partOf(address: string): PagePart {
  if (!URL.canParse(address)) return 'other'
  const { pathname } = new URL(address)
  if (pathname === '/') return 'home'
  return PARTS.find((part) => pathname === `/${part}` || pathname.startsWith(`/${part}/`)) ?? 'other'
}
