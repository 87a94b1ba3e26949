/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Whether the request comes through our own server; not set in development. */
    served?: boolean
    /** Set by a page: its canonical address, or `null` for a page that belongs to one visitor. */
    canonical?: string | null
    /** Pattern of the route, such as `/projects/[slug]`. */
    template?: string
    /** Whether this is an editor's preview, which analytics must not count. */
    preview?: boolean
    /** Set when a page failed. */
    error?: unknown
  }
}
