import type { APIResponse, Page } from '@playwright/test'

/** The server's HTML before any script: the part shown with script, and the part for browsers without it. */
export async function serverHtml(page: Page, response: APIResponse): Promise<{ shown: string; noscript: string }> {
  return onBlankPage(
    page,
    (html) => {
      // As a browser with script parses it: the content of noscript is text.
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

/** A page's metadata, read from the server's HTML. */
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

/** Elements with labels: names of parts, buttons, links, fields and table heads. */
const LABELS =
  'h2, h3, h4, h5, h6, button, label, legend, summary, th, dt, option, figcaption, nav a, main a, footer a, [aria-label], [placeholder]'

/**
 * Every label of each page, once, from the server's HTML: visible words, names for screen readers and placeholders.
 *
 * @param pages HTML by address.
 */
export async function labelsOf(page: Page, pages: Readonly<Record<string, string>>): Promise<Record<string, string[]>> {
  return onBlankPage(
    page,
    ([texts, selector]) => {
      const labelsIn = (html: string) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html')
        const words = [...parsed.querySelectorAll(selector)].flatMap((element) => [
          // A region has a name of its own; its text consists of the labels of its parts.
          element.matches('section, nav, main, aside, ul, ol, form, dialog, header, footer, div, svg, figure')
            ? ''
            : (element.textContent ?? ''),
          element.getAttribute('aria-label') ?? '',
          element.getAttribute('placeholder') ?? '',
        ])
        return [...new Set(words.map((label) => label.replace(/\s+/g, ' ').trim()).filter((label) => label !== ''))]
      }
      return Object.fromEntries(Object.entries(texts).map(([path, html]) => [path, labelsIn(html)]))
    },
    [pages, LABELS] as const,
  )
}

/** Parses on a blank page, because the content security policy of the site's pages forbids it. */
async function onBlankPage<T, A = string>(page: Page, read: (html: A) => T, html: A): Promise<T> {
  const blank = await page.context().newPage()
  try {
    return await blank.evaluate<T, A>(read as never, html)
  } finally {
    await blank.close()
  }
}
