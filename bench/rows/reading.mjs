import { readingOf } from '../lib/reading-grade.mjs'
import { firstSlug } from '../lib/seeds.mjs'
import { readPage } from '../lib/sitemap.mjs'

/** School years: the level of a newspaper. */
const MOST = 10

const PAGES = [
  '/',
  '/services',
  '/services/residential',
  '/services/commercial-leasing-and-advisory',
  '/projects',
  `/projects/${firstSlug('consolidated-projects')}`,
  '/technology',
  '/about/who-we-are',
  '/about/contact-us',
  `/insights/research-reports/${firstSlug('insights-research-reports')}`,
  `/blog/${firstSlug('posts')}`,
  '/careers',
  '/rera',
  '/privacy-policy',
]

/**
 * How many years of school a reader needs for the body text of the main templates.
 * @param {Pick<import('../main.mjs').Bench, 'siteUrl' | 'work' | 'browser'>} bench
 * @returns {Promise<import('../lib/report.mjs').Figure[]>}
 */
export async function measureReading({ siteUrl, work, browser }) {
  const blank = await browser.newPage()
  try {
    /** @type {import('../lib/report.mjs').Figure[]} */
    const figures = []
    for (const path of PAGES) {
      work.signal.throwIfAborted()
      const html = (await readPage(siteUrl + path)).toString()
      const { grade, words, perSentence } = readingOf(await blank.evaluate(paragraphsOf, html))
      figures.push({
        name: `reading: ${path}`,
        measured: `grade ${grade.toFixed(1)} (${words} words, ${perSentence.toFixed(1)} a sentence)`,
        promise: `<= ${MOST}`,
        ok: grade <= MOST,
        data: { grade, words, perSentence },
      })
    }
    return figures
  } finally {
    await blank.close()
  }
}

/**
 * The running text of a page: paragraphs and list items that are sentences, without labels, forms and figures.
 * @param {string} html
 */
function paragraphsOf(html) {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  for (const other of parsed.querySelectorAll('script, style, noscript, form, figure, table, nav, .sr-only'))
    other.remove()
  return [...parsed.querySelectorAll('main p, main li, main dd')]
    .filter((element) => !element.querySelector('p, li, dd'))
    .map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim())
    .filter((text) => /[.?!”’]$/.test(text) && text.split(' ').length >= 6)
}
