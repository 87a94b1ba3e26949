import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addBlock } from '../../scripts/new-block/add-block.mjs'
import { scratchFolder } from './scratch.js'

const REPOSITORY = join(import.meta.dirname, '../..')

/** A copy of the files that a new block changes. */
function copyOfRepository(): string {
  const root = scratchFolder()
  for (const part of ['contract/src/blocks', 'web/src/features/blocks', 'content/src/components/block'])
    cpSync(join(REPOSITORY, part), join(root, part), { recursive: true })
  for (const file of ['content/src/api/page/content-types/page/schema.json', 'content/seed/pages.json'])
    cpSync(join(REPOSITORY, file), join(root, file))
  return root
}

describe('npm run new:block', () => {
  it('makes a block and adds it to every table of blocks', () => {
    const root = copyOfRepository()
    const files = addBlock(root, 'price-table', 'Prices')
    const read = (file: string) => readFileSync(join(root, file), 'utf8')
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
    expect(read('contract/src/blocks/price-table.ts')).toContain("block: z.literal('price-table')")
    const definitions = read('contract/src/blocks/page-block.ts')
    expect(definitions).toContain("import { priceTableBlock } from './price-table.js'\n")
    expect(definitions).toMatch(/ {2}chart: chartBlock,\n {2}'price-table': priceTableBlock,\n\} as const/)
    const views = read('web/src/features/blocks/block-views.ts')
    expect(views).toContain("import { showPriceTable } from './price-table-block'\n")
    expect(views).toMatch(/ {2}chart: showChart,\n {2}'price-table': showPriceTable,\n\}\n$/)
    expect(JSON.parse(read('content/src/components/block/price-table.json'))).toMatchObject({
      info: { displayName: 'Prices' },
    })
    expect(read('content/src/api/page/content-types/page/schema.json')).toContain('"block.price-table"')
    expect(read('content/seed/pages.json')).toContain('"__component": "block.price-table"')
  })

  it('does not change existing blocks, and refuses an invalid name', () => {
    const root = copyOfRepository()
    const before = readFileSync(join(root, 'contract/src/blocks/page-block.ts'), 'utf8')
    expect(() => addBlock(root, 'quote')).toThrow('No block was added.')
    for (const name of ['', 'Price Table', '../hero', 'a--b'])
      expect(() => addBlock(root, name)).toThrow('No block was added.')
    expect(readFileSync(join(root, 'contract/src/blocks/page-block.ts'), 'utf8')).toBe(before)
  })
})
