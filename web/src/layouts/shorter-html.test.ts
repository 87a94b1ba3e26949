import { expect, it } from 'vitest'
import { shorterHtml } from './shorter-html'

it('writes empty attributes without a value, and changes nothing else', () => {
  expect(shorterHtml('<img src="a" alt=""/><p data-enter="" class="x">a=""</p><a title="x=">')).toBe(
    '<img src="a" alt><p data-enter class=x>a=""</p><a title="x=">',
  )
  expect(shorterHtml('<input name="a" value=""/>')).toBe('<input name="a" value="">')
})

it('leaves out end tags that the parser implies, and no others', () => {
  expect(shorterHtml('<ul><li>a</li><li>b</li></ul><dl><dt>c</dt><dd>d</dd></dl>')).toBe(
    '<ul><li>a<li>b</ul><dl><dt>c<dd>d</dl>',
  )
  expect(shorterHtml('<tbody><tr><th>a</th><td>1</td></tr><tr><td>2</td></tr></tbody>')).toBe(
    '<tbody><tr><th>a<td>1<tr><td>2</tbody>',
  )
  expect(shorterHtml('<div><p>a</p><p>b</p></div><a><p>c</p></a>')).toBe('<div><p>a<p>b</div><a><p>c</p></a>')
  expect(shorterHtml('<li>a</li> <li>b</li>')).toBe('<li>a</li> <li>b</li>')
})

it('leaves out comments between texts', () => {
  expect(shorterHtml('<p>One<!-- --> <a>two</a></p>')).toBe('<p>One <a>two</a></p>')
})

it('leaves out quotes that the parser does not need, and keeps those of words and addresses', () => {
  expect(shorterHtml('<a href="/a" class="b_c">x</a><i class="d e"></i>')).toBe(
    '<a href="/a" class=b_c>x</a><i class="d e"></i>',
  )
  expect(shorterHtml('<img alt="A" width="3" data-to="x y"/>')).toBe('<img alt="A" width=3 data-to="x y">')
  expect(shorterHtml('<p> class="a" </p>')).toBe('<p> class="a" </p>')
  expect(shorterHtml('<p data-said-locale="hi-IN">')).toBe('<p data-said-locale="hi-IN">')
})

it('closes the shapes of a drawing in their tag, apart from a value without quotes', () => {
  expect(shorterHtml('<svg><path class="a" d="M0 0h1"></path><rect width="1"></rect></svg>')).toBe(
    '<svg><path class=a d="M0 0h1"/><rect width=1 /></svg>',
  )
  expect(shorterHtml('<path class="a"/>')).toBe('<path class=a />')
  expect(shorterHtml('<path d="M0 0"><title>a</title></path>')).toBe('<path d="M0 0"><title>a</title></path>')
})
