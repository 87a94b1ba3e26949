import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { inLanguage } from './current-language'
import { inPageLanguage } from './element-language'
import { english, offeredLanguages } from './languages'

// Before the first view is made: JSX itself asks for the language.
vi.hoisted(() => vi.stubEnv('LANGUAGES', 'hi,ur'))

/** The HTML of a view in a language; the view is made in it, as pages are. */
function madeIn(code: string, view: () => ReactNode): string {
  const language = offeredLanguages().find((known) => known.code === code) ?? english
  return inLanguage(language, () => renderToStaticMarkup(view()))
}

const inHindi = (view: () => ReactNode) => madeIn('hi', view)

it('keeps links, forms and buttons of our own pages in the language', () => {
  const view = () => (
    <form action="/api/leads/enquiry">
      <a href="/projects?city=pune&locality=pune.baner">पुणे</a>
      <a href="/">मुखपेज</a>
      <button type="submit" formAction="/api/your-enquiry/erase">
        मिटाएँ
      </button>
    </form>
  )
  expect(inHindi(view)).toBe(
    '<form action="/hi/api/leads/enquiry"><a href="/hi/projects?city=pune&amp;locality=pune.baner">पुणे</a><a href="/hi">मुखपेज</a><button type="submit" formAction="/hi/api/your-enquiry/erase">मिटाएँ</button></form>',
  )
  expect(madeIn('en', view)).toContain('<a href="/projects?')
})

it.each([
  ['/hi/projects', '/hi/projects'],
  ['/hills', '/hi/hills'],
  ['/services#stage.two', '/hi/services#stage.two'],
  ['/media/a.jpg', '/media/a.jpg'],
  ['/llms.txt?v=1', '/llms.txt?v=1'],
  ['//a.example/b', '//a.example/b'],
  ['https://a.example/b', 'https://a.example/b'],
  ['#x', '#x'],
])('leads from a page in Hindi to %s by %s', (url, address) => {
  expect(inHindi(() => <a href={url}>अ</a>)).toBe(`<a href="${address}">अ</a>`)
})

it('a link that names its language leads to it', () => {
  const view = () => (
    <a href="/" hrefLang="en" lang="en">
      English
    </a>
  )
  expect(inHindi(view)).toBe('<a href="/" hrefLang="en" lang="en">English</a>')
})

it('marks English text, and no other', () => {
  expect(inHindi(() => <p>Homes by the lake</p>)).toBe('<p lang="en">Homes by the lake</p>')
  expect(madeIn('en', () => <p>Homes by the lake</p>)).toBe('<p>Homes by the lake</p>')
  for (const words of ['घर', 'Ashlar के घर', '₹2', '12–13']) {
    expect(inHindi(() => <p>{words}</p>)).toBe(`<p>${words}</p>`)
  }
  const marked = () => <p lang="hi">A home</p>
  expect(inHindi(marked)).toBe('<p lang="hi">A home</p>')
})

it('marks a line as a whole that is English to its last word', () => {
  const line = () => (
    <p>
      <strong>62%</strong> of all leases
    </p>
  )
  expect(inHindi(line)).toBe('<p lang="en"><strong>62%</strong> of all leases</p>')
  const mixed = () => (
    <p>
      <b>घर</b> of all leases
    </p>
  )
  expect(inHindi(mixed)).toBe('<p><b>घर</b> of all leases</p>')
})

it('marks a picture whose description is English', () => {
  const view = (alt: string) => inHindi(() => <img src="/a.png" alt={alt} />)
  expect(view('Two towers')).toContain('lang="en"')
  expect(view('दो टावर')).not.toContain('lang')
  expect(view('')).not.toContain('lang')
  const drawing = () => (
    <div role="img" aria-label="Two lines">
      <b>रेखा</b>
    </div>
  )
  expect(inHindi(drawing)).toContain('lang="en"')
})

it('changes nothing that a visitor has typed', () => {
  const view = () => (
    <form>
      <textarea defaultValue="Pune, Commercial" />
      <input defaultValue="Residential" />
      <output>Pune</output>
    </form>
  )
  expect(inHindi(view)).toBe(
    '<form><textarea>Pune, Commercial</textarea><input value="Residential"/><output lang="en">Pune</output></form>',
  )
})

it('keeps numbers in parts from left to right where the page runs from right to left, and nowhere else', () => {
  const view = () => (
    <>
      <p>فون +91 22 6900 0100</p>
      <dd>2019–2024</dd>
      <b>₹1,20,000 – 2,40,000</b>
      <textarea defaultValue="9–10" />
      <p>9:30–18:30 daily</p>
      <p>
        <span>قیمت</span> ₹1.17 crore
      </p>
    </>
  )
  expect(madeIn('ur', view)).toBe(
    '<p>فون \u2066+91 22 6900 0100\u2069</p><dd>\u20662019–2024\u2069</dd><b>\u2066₹1,20,000 – 2,40,000\u2069</b><textarea>9–10</textarea><p lang="en">9:30–18:30 daily</p><p><span>قیمت</span> \u2066₹1.17 crore\u2069</p>',
  )
  expect(inHindi(view)).toContain('<dd>2019–2024</dd>')
})

it('marks HTML of an editor by its words', () => {
  const marked = (html: string) => inPageLanguage('div', { dangerouslySetInnerHTML: { __html: html } }).lang
  const hindi = offeredLanguages()[1] ?? english
  expect(inLanguage(hindi, () => marked('<p>Five&nbsp;homes</p>'))).toBe('en')
  expect(inLanguage(hindi, () => marked('<p class="x">5&nbsp;घर</p>'))).toBeUndefined()
})
