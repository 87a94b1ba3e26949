// @vitest-environment jsdom

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import posts from '../../../seed/posts.json'
import { renderContent } from '../../wordpress/text'
import { asMarkdown, documentOf, lossOf, markdownSchema } from './markdown'
import { outlineOf } from './outline'

describe('a text in the visual editor', () => {
  it.each(posts.map(({ slug, content }) => [slug, content]))('keeps what a reader sees of %s', (_slug, content) => {
    expect(lossOf(content)).toEqual([])
    const again = asMarkdown(documentOf(content))
    expect(outlineOf(renderContent(again))).toBe(outlineOf(renderContent(content)))
    // Opened a second time, it stays as it is.
    expect(asMarkdown(documentOf(again))).toBe(again)
  })

  it.each([
    ['<figure><img src="/uploads/a.jpg" alt="A"><figcaption>Words</figcaption></figure>', ['<figure>', '<figcaption>']],
    ['<h5>Small</h5>', ['<h5>']],
    ['<p id="n1">A note</p>', ['the order of its parts']],
    ['| A | B |\n| :-- | --: |\n| 1 | 2 |', []],
    ['Plain *words*, ![A tower](/uploads/tower.jpg) and [a link](/careers "Careers").', []],
  ])('names what %s would lose', (content, lost) => {
    expect(lossOf(content)).toEqual(lost)
  })

  it('keeps whatever characters somebody types, in every place', () => {
    const words = fc.array(fc.constantFrom(...'ab1 *_`~[]()<>&;|#+-.:!"\\/यह।“”'.split('')), { maxLength: 12 })
    const shown = (characters: string[]) => characters.join('').replace(/\s+/g, ' ').trim()
    fc.assert(
      fc.property(
        fc.array(fc.tuple(words.map(shown), fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 3 }),
        (runs) => {
          const text = runs.flatMap(([said, bold, italic]) =>
            said === ''
              ? []
              : [
                  markdownSchema.text(said, [
                    ...(bold ? [markdownSchema.mark('bold')] : []),
                    ...(italic ? [markdownSchema.mark('italic')] : []),
                  ]),
                ],
          )
          const paragraph = markdownSchema.node('paragraph', null, text)
          const item = markdownSchema.node('bulletList', null, [markdownSchema.node('listItem', null, [paragraph])])
          const cell = (kind: string) => markdownSchema.node(kind, null, [paragraph])
          const row = (kind: string) => markdownSchema.node('tableRow', null, [cell(kind), cell(kind)])
          const table = markdownSchema.node('table', null, [row('tableHeader'), row('tableCell')])
          const heading = markdownSchema.node('heading', { level: 2 }, text)
          const whole = markdownSchema.node('doc', null, [paragraph, heading, item, table])
          expect(documentOf(asMarkdown(whole)).textContent).toBe(whole.textContent)
        },
      ),
      { numRuns: 20 },
    )
  })
})
