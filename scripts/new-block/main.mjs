import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../lib/files/paths.mjs'
import { runProgram } from '../lib/processes/program.mjs'
import { addBlock } from './add-block.mjs'

/**
 * `npm run new:block -- price-table "Price table"`: adds a new kind of block for pages (docs/guides/add-a-block.md).
 */
export function main() {
  return runProgram(async () => {
    const [kind = '', title] = process.argv.slice(2)
    const files = addBlock(ROOT, kind, title)
    const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome')
    execFileSync(process.execPath, [biome, 'check', '--write', ...files], { cwd: ROOT, stdio: 'ignore' })
    process.stdout.write(`the block ${kind} is there; now make it what it is to be (docs/guides/add-a-block.md):\n`)
    for (const file of files) process.stdout.write(`  ${file}\n`)
    return 0
  })
}
