import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '../..')

/** Declarations that are right on a right-to-left page too. */
const PHYSICAL_ON_PURPOSE = new Set([
  // MapLibre positions its markers by screen coordinates.
  'features/map/project-map.module.css: left: 0',
  // Marks that lie on each other; the map is not mirrored.
  'features/map/map-marks.css: box-shadow: 3px 3px 0 -1px var(--ground-raised), 3px 3px 0 0 var(--on-accent)',
  // The picture of the map is not mirrored either.
  ...[
    'translate(-50%, -50%)',
    'translate(var(--beside, -50%, -50%))',
    'translate(var(--beside-narrow, -50%, -50%))',
  ].map((transform) => `features/map/map-picture.module.css: transform: ${transform}`),
  // The same shade at both edges.
  'ui/styles/primitives.css: background: linear-gradient(to right, var(--ground) 60%, transparent) left / 3rem 100% no-repeat local, linear-gradient(to left, var(--ground) 60%, transparent) right / 3rem 100% no-repeat local, linear-gradient(to right, var(--shade-thin), transparent) left / 1rem 100% no-repeat scroll, linear-gradient(to left, var(--shade-thin), transparent) right / 1rem 100% no-repeat scroll',
  // A corner that is rotated to an arrow.
  'chrome/mobile-menu/mobile-menu.module.css: border-width: 0 2px 2px 0',
  // A rule for `[dir="rtl"]` follows each of these.
  'ui/styles/controls.css: background-position: right 0.75rem center',
])

/** A transform along a line; one that uses `--inline-sign` follows the direction of the page. */
const ALONG_LINE = /\btranslate(?:X\(|\()(?!0)|\bskew/

const SIDE =
  /^(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|left|right|border-(?:top|bottom)-(?:left|right)-radius)$/
const FOUR_SIDES = /^(?:margin|padding|inset|border-width|border-color|border-style|scroll-margin|scroll-padding)$/

/** Whether a declaration names left or right, or implies them by the order of its values. */
function isPhysical(property: string, value: string): boolean {
  if (SIDE.test(property)) return true
  if (/^(?:text-align|float|clear|(?:background|mask)(?:-position(?:-x)?)?)$/.test(property))
    return /(?:^|\s)(?:left|right)\b/.test(value)
  if (value.includes('var(--inline-sign)')) return false
  const [first = '', second, third, fourth] = sidesOf(value)
  if (property === 'transform') return ALONG_LINE.test(value)
  if (property === 'translate') return first !== '0'
  if (property === 'transform-origin') return !/^(?:50%|center|top|bottom)$/.test(first)
  if (property === 'box-shadow') return ((first === 'inset' ? second : first) ?? '').match(/^-?[1-9.]/) !== null
  if (property === 'border-radius') return fourth !== undefined && !(first === second && third === fourth)
  return FOUR_SIDES.test(property) && fourth !== undefined && fourth !== second
}

/** The values of a shorthand; a function with its arguments is one value. */
function sidesOf(value: string): string[] {
  const sides = ['']
  let depth = 0
  for (const letter of value) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === ' ' && depth === 0) sides.push('')
    else sides.push((sides.pop() ?? '') + letter)
  }
  return sides
}

const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })

it('style sheets use logical properties, not left and right', () => {
  const found = names
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) =>
      [...readFileSync(join(SOURCES, name), 'utf8').matchAll(/^\s*([\w-]+):\s*((?:url\("[^"]*"\)|[^;{}])+);/gm)]
        .map(([, property = '', value = '']) => [
          property,
          value.replace(/url\("[^"]*"\)/, 'url(…)').replace(/\s+/g, ' '),
        ])
        .filter(([property = '', value = '']) => isPhysical(property, value))
        .map(([property, value]) => `${name}: ${property}: ${value}`),
    )
  expect(found.toSorted()).toEqual([...PHYSICAL_ON_PURPOSE].toSorted())
})

it('components align text to the sides of the page, because start and end of English text differ from right to left', () => {
  const found = names
    .filter((name) => name.endsWith('.module.css'))
    .filter((name) => /text-align:\s*(?:start|end)\b/.test(readFileSync(join(SOURCES, name), 'utf8')))
  expect(found).toEqual([])
})

it('views use logical properties too', () => {
  const found = names
    // PDFs and share pictures are English, and drawn without a browser.
    .filter((name) => name.endsWith('.tsx') && !name.startsWith('features/documents/') && !name.endsWith('.test.tsx'))
    .flatMap((name) =>
      [
        ...readFileSync(join(SOURCES, name), 'utf8').matchAll(/style=\{\{[^}]*\b(left|right|\w+(?:Left|Right))\b\s*:/g),
      ].map(([style]) => `${name}: ${style}`),
    )
  expect(found).toEqual([])
})

it.each([
  ['margin-left', '1rem', true],
  ['left', '0', true],
  ['text-align', 'right', true],
  ['inset', '0 auto 0 0', true],
  ['padding', '1px max(1px, 2px) 1px 2px', true],
  ['inset', 'var(--a, var(--b)) 0 auto', false],
  ['padding', '1px max(1px, 2px) 3px max(1px, 2px)', false],
  ['margin-inline-start', '1rem', false],
  ['text-align', 'start', false],
  ['box-shadow', 'inset 4px 0 0 red', true],
  ['box-shadow', 'inset 0 -4px 0 red', false],
  ['transform', 'translateX(-100%)', true],
  ['transform', 'translateX(calc(-100% * var(--inline-sign)))', false],
  ['transform', 'translateY(1rem)', false],
  ['translate', '-25% 0', true],
  ['transform-origin', '0 50%', true],
  ['background-position', 'right 1rem center', true],
  ['border-radius', '0 4px 4px 0', true],
])('%s: %s is physical: %s', (property, value, physical) => {
  expect(isPhysical(property, value)).toBe(physical)
})
