import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { AstroIntegration } from 'astro'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const TEXT = /\.(?:js|mjs|css|svg|json|geojson|webmanifest|txt)$/
/** In bytes. What compression takes from a smaller file, its frame adds. */
const LEAST_BYTES = 200

/** Writes a compressed copy beside each file that compresses well, so that no visitor waits for compression. */
export function compressAssets(): AstroIntegration {
  return {
    name: 'compress-assets',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const names = await readdir(folder, { recursive: true })
        await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compress(join(folder, name))))
      },
    },
  }
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.byteLength < LEAST_BYTES) return
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    gzipped(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
