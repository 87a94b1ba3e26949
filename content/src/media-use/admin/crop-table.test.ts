import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { crops } from './crop-table'

const root = join(import.meta.dirname, '../../../..')
const all = Object.entries(crops).flatMap(([model, own]) => own.map((crop) => ({ model, ...crop })))

it.each(all)('$model: “$place” has the shape that the site cuts', ({ shape, style, keeps }) => {
  const css = readFileSync(join(root, 'web/src', style), 'utf8')
  // A page may give its own frame another shape.
  const ways = [`${shape[0]} / ${shape[1]}`, `var(--frame, ${shape[0]} / ${shape[1]})`]
  const rule = css.split('}').find((part) => ways.some((way) => part.includes(`aspect-ratio: ${way};`))) ?? ''
  expect(rule).not.toBe('')
  expect(/object-position: ([^;]+)/.exec(rule)?.[1] ?? '50% 50%').toBe(keeps)
})

it.each(all)('$model has a picture in the field $field', ({ model, field }) => {
  const file = join(root, 'content/src/api', model, 'content-types', model, 'schema.json')
  expect(JSON.parse(readFileSync(file, 'utf8')).attributes[field].type).toBe('media')
})
