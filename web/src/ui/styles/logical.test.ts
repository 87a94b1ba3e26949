import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '../..')

/** Declarations that are the same in a right-to-left page. */
const PHYSICAL_ON_PURPOSE = new Set([
  // MapLibre positions its markers by screen coordinates.
  'features/map/project-map.module.css: left: 0',
  // A corner that is rotated to an arrow.
  'chrome/mobile-menu/mobile-menu.module.css: border-width: 0 2px 2px 0',
])

const SIDE =
  /^(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|left|right|border-(?:top|bottom)-(?:left|right)-radius)$/
const FOUR_SIDES = /^(?:margin|padding|inset|border-width|border-color|border-style|scroll-margin|scroll-padding)$/

/** Whether a declaration names left or right, or implies them by the order of its values. */
function isPhysical(property: string, value: string): boolean {
  if (SIDE.test(property)) return true
  if (/^(?:text-align|float|clear)$/.test(property)) return /\b(?:left|right)\b/.test(value)
  const [, right, , left] = sidesOf(value)
  return FOUR_SIDES.test(property) && left !== undefined && left !== right
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

it('style sheets use logical properties, not left and right', () => {
  const found = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) =>
      [...readFileSync(join(SOURCES, name), 'utf8').matchAll(/^\s*([\w-]+):\s*([^;{}]+);/gm)]
        .filter(([, property = '', value = '']) => isPhysical(property, value))
        .map(([, property, value]) => `${name}: ${property}: ${value}`),
    )
  expect(found.filter((declaration) => !PHYSICAL_ON_PURPOSE.has(declaration))).toEqual([])
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
])('%s: %s is physical: %s', (property, value, physical) => {
  expect(isPhysical(property, value)).toBe(physical)
})
