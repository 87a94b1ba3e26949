/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Whether our own server asks; in development nobody does. */
    served?: boolean
    /** Set by a page: its canonical address, `null` for a page of one visitor's own. */
    canonical?: string | null
    /** Set when a page could not be made. */
    error?: unknown
  }
}
