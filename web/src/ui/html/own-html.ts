/**
 * Anything of ours that makes elements out of text goes through here, and nothing else may (Trusted Types); the content
 * policy names it.
 */
const policy = window.trustedTypes?.createPolicy('own-html', { createHTML: (html) => html })

/** @param html which our own server has rendered; its scripts do not run. */
export function parseOwnHtml(html: string): Document {
  return new DOMParser().parseFromString(policy ? (policy.createHTML(html) as unknown as string) : html, 'text/html')
}

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createHTML: (html: string) => string },
      ): {
        createHTML(html: string): { toString(): string }
      }
    }
  }
}
