import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../lib/files/paths.mjs'
import { failureLines } from '../lib/messages/failure.mjs'
import { addBlock } from './add-block.mjs'

/**
 * `npm run new:block -- price-table "Price table"`: adds a new kind of block for pages (docs/guides/add-a-block.md).
 */
export async function main() {
  const [kind = '', title] = process.argv.slice(2)
  try {
    const files = addBlock(ROOT, kind, title)
    const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome')
    execFileSync(process.execPath, [biome, 'check', '--write', ...files], { cwd: ROOT, stdio: 'ignore' })
    process.stdout.write(`the block ${kind} is there; now make it what it is to be (docs/guides/add-a-block.md):\n`)
    for (const file of files) process.stdout.write(`  ${file}\n`)
  } catch (error) {
    for (const line of failureLines(error)) process.stderr.write(`${line}\n`)
    process.exitCode = 1
  }
}
