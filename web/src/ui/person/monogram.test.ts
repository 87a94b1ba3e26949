import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { STONE_LETTERS } from './monogram-letters'
import { MONOGRAM_SIZE, monogramShapes } from './monogram-shapes'

function namesOf(file: string): string[] {
  const text = readFileSync(new URL(`../../../../content/seed/${file}.json`, import.meta.url), 'utf8')
  return [...text.matchAll(/"name": "([^"]+)"/g)].map(([, name = '']) => name)
}

describe('a monogram', () => {
  const names = [...new Set([...namesOf('leaders'), ...namesOf('vodcasts')])]

  it('is the same on every page, and no two people have the same', () => {
    const drawn = names.map((name) => JSON.stringify(monogramShapes(name)))
    expect(names.map((name) => JSON.stringify(monogramShapes(name)))).toEqual(drawn)
    expect(new Set(drawn).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(30)
  })

  it('shows the initials, without titles and accents', () => {
    expect(lettersOf('Dr Shirin Daruvala')).toEqual(['S', 'D'])
    expect(lettersOf('Élodie Prem Öz')).toEqual(['E', 'O'])
    expect(lettersOf('Sowmya')).toEqual(['S', 'S'])
  })

  it('sets a letter of another script as text', () => {
    expect(monogramShapes('अनिरुद्ध तळेगावकर').flatMap(({ text }) => text ?? [])).toEqual(['अ', 'त'])
  })

  it('stays within its square, and is short', () => {
    for (const name of names) {
      const shapes = monogramShapes(name)
      for (const [, x, y] of shapes.flatMap(({ d = '', transform }) =>
        transform ? [] : [...d.matchAll(/M([\d.]+) ([\d.]+)/g)],
      )) {
        expect(Math.max(Number(x), Number(y)), name).toBeLessThanOrEqual(MONOGRAM_SIZE)
      }
      expect(shapes.flatMap(({ d }) => d ?? []).join('').length, name).toBeLessThan(1400)
    }
  })
})

function lettersOf(name: string): string[] {
  const letterOf = new Map(Object.entries(STONE_LETTERS).map(([letter, path]) => [path, letter]))
  return monogramShapes(name).flatMap(({ d = '' }) => letterOf.get(d) ?? [])
}
