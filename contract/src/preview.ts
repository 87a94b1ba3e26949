import * as z from 'zod/mini'

/** What a preview's ticket opens, as the backend says it. */
export interface PreviewView {
  /** ISO time at which the ticket ends. */
  until: string
  /** Whether drafts are shown, or only what is published. */
  drafts: boolean
  /** Origins of the admin, which alone may show the preview beside a form. */
  framedBy: readonly string[]
}

/** An origin may stand in a header, so nothing else is taken for one. */
const origin = z.string().check(z.regex(/^https?:\/\/[\w.:[\]-]+$/))

export const previewView: z.ZodMiniType<PreviewView> = z.object({
  until: z.string(),
  drafts: z.boolean(),
  framedBy: z.array(origin),
})

/** GET with the read token and a ticket: answers a {@link PreviewView}, and 403 where the ticket is not good. */
export const PREVIEW_PATH = '/api/preview'

/** The header with a ticket: reads that carry it are answered with the drafts that its maker may read. */
export const PREVIEW_HEADER = 'X-Preview-Ticket'

/** Name of the parameter by which an address of the site carries a ticket. */
export const PREVIEW_PARAMETER = 'preview'
