import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '../..')
const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))

// A class is called after its file (astro.config.ts).
it('no two CSS modules share a file name', () => {
  const names = sheets.filter((file) => file.endsWith('.module.css')).map((file) => basename(file))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(names.length).toBeGreaterThan(0)
})

it('no class or file name reads as advertising to a blocker', () => {
  const found = sheets.flatMap((file) => {
    const classes = readFileSync(join(SOURCES, file), 'utf8').match(/\.[a-z][\w-]*/gi) ?? []
    return [basename(file), ...classes].filter((name) =>
      /(?:^|[._-])(?:ads?|adv|adx|advert|pub)(?:[._-]|$)/i.test(name),
    )
  })
  expect(found).toEqual([])
})

it('no file name of a CSS module has the name of our brand, which another one would send', () => {
  expect(sheets.filter((file) => basename(file).startsWith('ashlar'))).toEqual([])
})
