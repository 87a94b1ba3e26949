import { expect, it } from 'vitest'
import { compactSvg } from './compact-svg'

it('makes one path of neighbouring outlines of one style', () => {
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">',
    '<path d="M0 0" fill="none" stroke="red" class="zr0-cls-1"></path>',
    '<path d="M1 1" fill="none" stroke="red" pointer-events="visible"></path>',
    '<text x="0" y="6.5" style="font-size:12px;font-family:inherit;" fill="blue">Q1</text>',
    '<style ><![CDATA[.zr0-cls-1:hover{cursor:pointer}]]></style></svg>',
  ].join('\n')
  expect(compactSvg(svg)).toBe(
    '<svg viewBox="0 0 9 9"><path d="M0 0M1 1" fill="none" stroke="red"/><text y="6.5" font-size="12" fill="blue">Q1</text></svg>',
  )
})

it('writes the style of neighbouring shapes once where they show through each other, or are no outlines', () => {
  expect(compactSvg('<path d="M0 0" fill-opacity="0.8"/><path d="M1 1" fill-opacity="0.8"/>')).toBe(
    '<g fill-opacity="0.8"><path d="M0 0"/><path d="M1 1"/></g>',
  )
  expect(
    compactSvg(
      '<text transform="translate(1.23 4)" fill="x">a</text><text y="6" transform="translate(5 6)" fill="x">b</text>',
    ),
  ).toBe('<g fill="x"><text x="1.2" y="4">a</text><text x="5" y="12">b</text></g>')
})

it('draws a mark at its position', () => {
  const mark = '<path d="M1 0A1 1 0 1 1 1 -0.1A1 1 0 0 1 1 0" transform="matrix(3,0,0,3,68.6923,233.5)" fill="x"/>'
  expect(compactSvg(mark)).toBe('<circle cx="68.6" cy="233.5" r="3" fill="x"/>')
  expect(compactSvg('<path d="M-1 -1l2 0l0 2l-2 0Z" transform="matrix(5,0,0,5,100.5,20)" fill="x"/>')).toBe(
    '<path d="M95.5 15h10v10h-10z" fill="x"/>',
  )
})

it('keeps groups and their content in place', () => {
  const svg =
    '<svg><g clip-path="url(#a)"><path d="M0 0" fill="x"/></g><path d="M1 1" fill="x"/><path d="M2 2" fill="y"/></svg>'
  expect(compactSvg(svg)).toBe(svg)
})

it('leaves out default values, and writes steps instead of positions', () => {
  const svg = '<path d="M37.8 399.5L840 399.5" fill="none" stroke-linecap="butt"/>'
  expect(compactSvg(svg)).toBe('<path d="M37.8 399.5h802.2" fill="none"/>')
  expect(compactSvg('<path d="M1 2L3 4L5 1"/>')).toBe('<path d="M1 2l2 2 2-3"/>')
})

it('leaves out a background without a colour', () => {
  const ground = '<rect width="860" height="428" x="0" y="0" fill="none"></rect>'
  expect(compactSvg(`<svg>${ground}<path d="M0 0" fill="x"/></svg>`)).toBe('<svg><path d="M0 0" fill="x"/></svg>')
})
