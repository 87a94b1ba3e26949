import { expect, it } from 'vitest'
import { shortProperties } from '../../../build/short-properties'

const { transform } = shortProperties() as { transform: (code: string, id: string) => { code: string } | null }
const built = (css: string, id = '/a.module.css') => transform(css, id)?.code

it('shortens the names of custom properties that only style sheets mention', () => {
  expect(built('a { gap: var(--space-4) } :root { --space-4: 1rem }')).toMatch(
    /^a { gap: var\((--\w{1,2})\) } :root { \1: 1rem }$/,
  )
  expect(built('export default "a { gap: var(--space-4) }"', '/a.css?raw')).toMatch(/var\(--\w{1,2}\)/)
})

it('keeps names that code sets or reads, whole or in parts, and those that a library sets', () => {
  for (const name of ['--share', '--deep', '--map-ground', '--available-height', '--from-m']) {
    expect(built(`a { b: var(${name}) }`), name).toContain(name)
  }
})

it('gives no two properties one name', () => {
  const names = ['--space-2', '--space-3', '--space-4', '--space-5', '--space-6', '--space-8']
  expect(new Set(names.map((name) => built(name))).size).toBe(names.length)
})

it('leaves other files as they are', () => {
  expect(transform('--space-4', '/a.ts')).toBeNull()
})
