/**
 * Our own code that turns text into elements must use this policy (Trusted Types); the content policy allows no other.
 */
const policy = window.trustedTypes?.createPolicy('own-html', { createHTML: (html) => html })

/** @param html rendered by our own server; its scripts do not run. */
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
