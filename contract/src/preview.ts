import * as z from 'zod/mini'

/** The backend's response about a preview ticket. */
export interface PreviewView {
  /** ISO time at which the ticket expires. */
  until: string
  /** Whether drafts are shown, or only published content. */
  drafts: boolean
  /**
   * Address in the admin that finds the records of a page, which is added as the parameter `path`; `null` for a link
   * that was shared with somebody without an account.
   */
  editAt: string | null
  /** Origins of the admin; only these may show the preview in a frame beside a form. */
  framedBy: readonly string[]
}

/** It becomes a link, so any other text is refused. */
const editAt = z.string().check(z.regex(/^https?:\/\/[\w.:[\]-]+\/admin\/[a-z-]+$/))

/** Origins are sent in a response header, so any other text is refused. */
const origin = z.string().check(z.regex(/^https?:\/\/[\w.:[\]-]+$/))

export const previewView: z.ZodMiniType<PreviewView> = z.pipe(
  z.object({
    until: z.string(),
    drafts: z.boolean(),
    editAt: z.nullish(editAt),
    framedBy: z.array(origin),
  }),
  z.transform((wire): PreviewView => ({ ...wire, editAt: wire.editAt ?? null })),
)

/** GET with the read token and a ticket: answers a {@link PreviewView}, or 403 when the ticket is not valid. */
export const PREVIEW_PATH = '/api/preview'

/** The header with a ticket: the response to a read then contains the drafts that the ticket's maker may read. */
export const PREVIEW_HEADER = 'X-Preview-Ticket'

/** Name of the query parameter with a ticket, in addresses of the site. */
export const PREVIEW_PARAMETER = 'preview'
