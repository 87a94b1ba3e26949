import type { APIResponse, Page } from '@playwright/test'

/** The server's own HTML, before any script: what is shown with script, and what is there for those without. */
export async function serverHtml(page: Page, response: APIResponse): Promise<{ shown: string; noscript: string }> {
  return onBlankPage(
    page,
    (html) => {
      // As a browser with script reads it: what is in a noscript is text.
      const parsed = new DOMParser().parseFromString(html.replace(/<noscript>[\s\S]*?<\/noscript>/g, ''), 'text/html')
      for (const script of parsed.querySelectorAll('script')) script.remove()
      const noscript = [...html.matchAll(/<noscript>([\s\S]*?)<\/noscript>/g)].map(([, inside]) => inside).join('\n')
      return { shown: parsed.documentElement.outerHTML, noscript }
    },
    await response.text(),
  )
}

export interface PageFacts {
  title: string
  description: string
  canonical: string
  headings: string[]
  ids: string[]
  hasHeader: boolean
  hasFooter: boolean
}

/** What a page says of itself, read from the server's HTML. */
export async function pageFacts(page: Page, response: APIResponse): Promise<PageFacts> {
  return onBlankPage(
    page,
    (html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      return {
        title: parsed.title,
        description: parsed.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
        canonical: parsed.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
        headings: [...parsed.querySelectorAll('h1')].map((heading) => heading.textContent?.trim() ?? ''),
        ids: [...parsed.querySelectorAll('[id]')].map(({ id }) => id),
        hasHeader: parsed.querySelector('body header[data-header]') !== null,
        hasFooter: parsed.querySelector('body footer') !== null,
      }
    },
    await response.text(),
  )
}

/** Where text may be parsed: the pages of the site refuse that to everybody but themselves. */
async function onBlankPage<T>(page: Page, read: (html: string) => T, html: string): Promise<T> {
  const blank = await page.context().newPage()
  try {
    return await blank.evaluate<T, string>(read as never, html)
  } finally {
    await blank.close()
  }
}
