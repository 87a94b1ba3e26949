/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Whether the request comes through our own server; not set in development. */
    served?: boolean
    /** Set by a page: its canonical address, or `null` for a page that belongs to one visitor. */
    canonical?: string | null
    /** Set by the layout: what the content policy of the page must allow. */
    allowed?: {
      /** Pattern of the route whose style sheets the build has put into the head. */
      route: string
      /** The style sheets that the layout itself writes. */
      sheets: readonly string[]
      /** Whether the page can load the tag manager, once a visitor agrees. */
      tagManager: boolean
    }
    /** Pattern of the route, such as `/projects/[slug]`. */
    template?: string
    /** Whether this is an editor's preview, which analytics must not count. */
    preview?: boolean
    /** Set when a page failed. */
    error?: unknown
  }
}
