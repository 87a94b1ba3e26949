import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

const FEATURES = import.meta.dirname
const IMPORT = /\b(?:from|import)\s*\(?\s*'(?<path>(?:\.|@\/features\/)[^']*)'/g

/** Which features each feature imports. */
const imports = new Map<string, Set<string>>()
for (const file of readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })) {
  const [feature = ''] = file.split(sep)
  if (!/\.tsx?$/.test(file) || feature === file) continue
  const others = imports.get(feature) ?? new Set()
  imports.set(feature, others)
  for (const { groups } of readFileSync(join(FEATURES, file), 'utf8').matchAll(IMPORT)) {
    const path = groups?.path ?? ''
    const imported = path.startsWith('@/features/')
      ? path.slice('@/features/'.length)
      : relative(FEATURES, resolve(FEATURES, file, '..', path))
    const [other = ''] = imported.split(sep)
    if (other !== '..' && other !== feature) others.add(other)
  }
}

/** The first circle of imports from a feature back to itself. */
function circleFrom(start: string, way: readonly string[] = [start], seen = new Set<string>()): string | null {
  for (const other of imports.get(way.at(-1) ?? '') ?? []) {
    if (other === start) return [...way, other].join(' → ')
    if (seen.has(other)) continue
    seen.add(other)
    const circle = circleFrom(start, [...way, other], seen)
    if (circle) return circle
  }
  return null
}

describe('the features', () => {
  it('import each other without circles', () => {
    expect(imports.get('projects')).toContain('map')
    expect([...imports.keys()].flatMap((feature) => circleFrom(feature) ?? [])).toEqual([])
  })
})
