import { expect, it } from 'vitest'
import { compactSvg } from './compact-svg'

it('writes common attributes of neighbouring shapes once', () => {
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">',
    '<path d="M0 0" fill="none" stroke="red" class="zr0-cls-1"></path>',
    '<path d="M1 1" fill="none" stroke="red" pointer-events="visible"></path>',
    '<text x="0" y="6.5" style="font-size:12px;font-family:inherit;" fill="blue">Q1</text>',
    '<style ><![CDATA[.zr0-cls-1:hover{cursor:pointer}]]></style></svg>',
  ].join('\n')
  expect(compactSvg(svg)).toBe(
    '<svg viewBox="0 0 9 9"><g fill="none" stroke="red"><path d="M0 0"/><path d="M1 1"/></g><text y="6.5" font-size="12" fill="blue">Q1</text></svg>',
  )
})

it('draws a mark at its position', () => {
  const mark = '<path d="M1 0A1 1 0 1 1 1 -0.1A1 1 0 0 1 1 0" transform="matrix(3,0,0,3,68.6923,233.5)" fill="x"/>'
  expect(compactSvg(mark)).toBe('<circle cx="68.6" cy="233.5" r="3" fill="x"/>')
})

it('keeps groups and their content in place', () => {
  const svg =
    '<svg><g clip-path="url(#a)"><path d="M0 0" fill="x"/></g><path d="M1 1" fill="x"/><path d="M2 2" fill="y"/></svg>'
  expect(compactSvg(svg)).toBe(svg)
})

it('leaves out default values, and writes the level of a horizontal line once', () => {
  const svg = '<path d="M37.8 399.5L840 399.5" fill="none" stroke-linecap="butt"/>'
  expect(compactSvg(svg)).toBe('<path d="M37.8 399.5H840" fill="none"/>')
  expect(compactSvg('<path d="M1 2L3 4"/>')).toBe('<path d="M1 2L3 4"/>')
})

it('leaves out a background without a colour', () => {
  const ground = '<rect width="860" height="428" x="0" y="0" fill="none"></rect>'
  expect(compactSvg(`<svg>${ground}<path d="M0 0" fill="x"/></svg>`)).toBe('<svg><path d="M0 0" fill="x"/></svg>')
})
