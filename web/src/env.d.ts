/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Whether our own server asks; in development nobody does. */
    served?: boolean
    /** Set by a page: its canonical address, `null` for a page of one visitor's own. */
    canonical?: string | null
    /** Pattern of the route that answers, such as `/projects/[slug]`. */
    template?: string
    /** Whether it is a preview for editors: no visit, so nothing of it is counted. */
    preview?: boolean
    /** Set when a page could not be made. */
    error?: unknown
  }
}
