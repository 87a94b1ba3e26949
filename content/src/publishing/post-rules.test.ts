import { describe, expect, it } from 'vitest'
import { uidOf } from '../content-models'
import { postRule } from './post-rules'

const messagesOf = async (content: string) =>
  (
    await postRule({
      model: 'post',
      uid: uidOf('post'),
      record: { content },
      published: { all: async () => [] },
      seenFrom: new Date(),
    })
  ).map(({ message }) => message)

describe('the text of a post', () => {
  it.each([
    'See [us](/careers), <a href="https://example.com/a?b=c">them</a>, [mail](mailto:a@example.com) and <b>one</b>.',
    '| a |\n|---|\n| <https://example.com> |\n\n<p>Plain <em>HTML</em></p>\n\n<!-- a remark -->',
    '![A wall](/uploads/wall.jpg) and <img src="/uploads/wall.jpg" alt="">, ![one](https://cms.example/uploads/a.jpg)',
    '`<img src="x">` and `[a](javascript:b)` are code',
  ])('is shown as it is: %j', async (content) => {
    expect(await messagesOf(content)).toEqual([])
  })

  it.each([
    ['[a](javascript:alert(1))', 'javascript:alert(1)'],
    ['<p>\n<a class="x" HREF = \'javascript:alert(1)\'>a</a></p>', 'javascript:alert(1)'],
    ['see <a href=external:blogs>a</a>', 'external:blogs'],
    ['- > [a](careers)', 'careers'],
    ['![A wall](https://example.com/wall.jpg)', 'example.com/wall.jpg'],
    ['A wall <IMG src="https://example.com/wall.jpg">', 'example.com/wall.jpg'],
    ['A wall <img>', 'the picture “” would be left out'],
    ['<iframe src="https://example.com"></iframe>', '<iframe>'],
    ['<div>\n<script>alert(1)</script>\n</div>', '<script>'],
  ])('is refused: %j', async (content, named) => {
    const [message] = await messagesOf(content)
    expect(message).toContain(named)
  })
})
