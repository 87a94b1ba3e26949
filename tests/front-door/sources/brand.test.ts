import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const REPOSITORY = join(import.meta.dirname, '../../..')
const ROOMS = [
  'web/src',
  'web/build',
  'web/public',
  'content/src',
  'content/config',
  'contract/src',
  'packages',
  'scripts',
  'deploy',
]
const NO_TEXT = new Set(['.avif', '.gif', '.jpg', '.mp4', '.pdf', '.png', '.ttf', '.webm', '.webp', '.woff2'])

/**
 * Uses of the word as a name in the code, which visitors never see: the packages, the layout of that name, signed and
 * stored values of site and backend, names of files, processes and databases.
 */
const CODE_NAMES =
  /@ashlar\/|import \{ Ashlar \} from '@\/ui\/ashlar\/ashlar'|<\/?Ashlar[ >]|heading="Ashlar"|x-ashlar-|ASHLAR_GUARD|'\.ashlar-|tmpdir\(\), 'ashlar-|application_name: 'ashlar-|'ashlar:'|type: 'ashlar'|`ashlar \$|'-U', 'ashlar'|postgres:\/\/ashlar@/gi

/** White, and the keys for tokens in charts (web/src/ui/chart/draw-chart.ts). */
const NO_COLOURS_OF_A_BRAND = /#fff(?:fff)?\b|#0a00[01]\w\b/gi

const files = ROOMS.flatMap((room) =>
  readdirSync(join(REPOSITORY, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(REPOSITORY, room).length + 1))
    .filter((name) => !NO_TEXT.has(extname(name)) && !/\.test\.tsx?$|package-lock|maps\/|ui\/ashlar\//.test(name))
    .map((name) => join(room, name)),
)

/** Lines that match a pattern after the allowed parts were removed. */
function linesWith(pattern: RegExp, allowed: RegExp, within = files): string[] {
  return within.flatMap((file) =>
    readFileSync(join(REPOSITORY, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line.replace(allowed, '')) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  )
}

describe('the brand', () => {
  it('has its name, addresses and references in brand/ and in content, never in code', () => {
    const { name, referencePrefix } = JSON.parse(readFileSync(join(REPOSITORY, 'brand/brand.json'), 'utf8')) as {
      name: string
      referencePrefix: string
    }
    const ours = new RegExp(`ashlar|\\b${name}\\b|\\b${referencePrefix}-`, 'i')
    expect(linesWith(ours, CODE_NAMES)).toEqual([])
    expect(files.filter((file) => ours.test(file))).toEqual([])
  })

  it('has its colours only in brand/colours.css', () => {
    const site = files.filter((file) => file.startsWith('web/'))
    expect(linesWith(/#(?:[\da-f]{3}){1,2}(?=["';,\s)])/i, NO_COLOURS_OF_A_BRAND, site)).toEqual([])
    expect(
      linesWith(
        /\brgba?\(/,
        /rgb\(10,0,\(/g,
        site.filter((file) => file.endsWith('.css')),
      ),
    ).toEqual([])
  })
})
