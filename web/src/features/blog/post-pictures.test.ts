import { expect, it } from 'vitest'
import { withPictureSizes } from './post-pictures'

it('a picture within a post is offered in the widths of its column', () => {
  const html = withPictureSizes('<img src="/media/a.jpg?v=0.x" alt="A" width="900" height="450" loading="lazy" />')
  expect(html).toContain('src="/pictures/1080/a.jpg?v=0.x" srcset="/pictures/640/a.jpg?v=0.x 640w, ')
  expect(html).toContain('alt="A" width="900" height="450" loading="lazy"')
})

it.each([
  ['<img src="/media/a.jpg?v=0.x" alt="A" loading="lazy" />'],
  ['<img src="/media/a.svg?v=0.x" alt="A" width="900" height="450" loading="lazy" />'],
])('a drawing, or a picture of unknown size, is shown as it is: %s', (html) => {
  expect(withPictureSizes(html)).toBe(html)
})
