import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/lib/files/paths.mjs'

const SITE = 'web/src/'
const CONTRACT = 'contract/src/'

const TO_ROUTING = ['routing', 'content', 'ui', 'words', 'config']
const TO_CHROME = ['chrome', 'features', ...TO_ROUTING]
/** The rooms of the site, and the other rooms that each may import (ARCHITECTURE). */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  config: [],
  words: ['config'],
  ui: ['words', 'config'],
  content: ['words', 'config'],
  routing: ['content', 'ui', 'words', 'config'],
  features: TO_ROUTING,
  chrome: ['features', ...TO_ROUTING],
  layouts: TO_CHROME,
  pages: ['layouts', ...TO_CHROME],
  server: ['pages', 'layouts', ...TO_CHROME],
  'middleware.ts': TO_ROUTING,
}
const MOST_LINES = 36
/** The endpoints that ask the server about itself. */
const ASKS_SERVER = /^web\/src\/pages\/api\/(?:metrics|revalidate|health\/(?:index|live|ready))\.ts$/
const KNOWS_FRAMEWORK =
  /^web\/src\/(?:pages\/.+\.(?:astro|ts)|layouts\/.+|middleware\.ts|server\/app\.ts|server\/handle-visit\.ts|server\/requests\/request-with-body\.ts)$/
const FRAMEWORK = /^(?:astro|@astrojs)(?:[/:]|$)/

const { dependencies }: { dependencies: object } = JSON.parse(readFileSync(join(ROOT, 'contract/package.json'), 'utf8'))
const OF_CONTRACT = ['node:', ...Object.keys(dependencies)]

function mayImportPackage(file: string, name: string): boolean {
  if (file.startsWith(CONTRACT)) return OF_CONTRACT.some((known) => name.startsWith(known))
  return !name.startsWith('@strapi/') && (!FRAMEWORK.test(name) || KNOWS_FRAMEWORK.test(file))
}

function mayImport(file: string, name: string): boolean {
  if (!/^(?:\.|@\/)/.test(name)) return mayImportPackage(file, name)
  const part = file.startsWith(SITE) ? SITE : CONTRACT
  const imported = name.startsWith('@/') ? join(SITE, name.slice(2)) : join(dirname(file), name)
  if (!imported.startsWith(part)) return false
  const [from = '', to = ''] = [file, imported].map((path) => path.slice(part.length).split('/')[0])
  return part === CONTRACT || from === to || isBelow(from, to) || (to === 'server' && ASKS_SERVER.test(file))
}

function isBelow(room: string, other: string): boolean {
  return (ROOMS[room] ?? []).includes(other)
}

const IMPORT = /\b(?:from|import)\s*\(?\s*['"](?<name>[^'"\n]+)['"]/g

test('each room imports only what it may', () => {
  const imports = [SITE, CONTRACT].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.(?:astro|tsx?)$/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(ROOT, folder, file), 'utf8').matchAll(IMPORT)].map(({ groups }) => ({
          file: join(folder, file),
          name: groups?.name ?? '',
        })),
      ),
  )
  expect(imports.length).toBeGreaterThan(3000)
  expect(imports.filter(({ file, name }) => !mayImport(file, name))).toEqual([])
})

test('an address is a few lines: it reads the request, calls, and hands on', () => {
  const folder = join(ROOT, SITE, 'pages')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:astro|ts)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(60)
  const lines = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n').length
  expect(files.filter((file) => lines(file) > MOST_LINES)).toEqual([])
})

test.each([
  ['web/src/features/projects/card/area.ts', '@strapi/strapi'],
  ['web/src/pages/_home.tsx', '../../../content/src/content-models'],
  ['web/src/ui/button/button.tsx', '../../server/app'],
  ['web/src/features/projects/card/area.ts', '../../../server/app'],
  ['web/src/features/projects/card/area.ts', '@/pages/api/metrics'],
  ['web/src/content/readers/pages.ts', '@/pages/api/metrics'],
  ['web/src/words/say.ts', '@/ui/text/count-of'],
  ['web/src/config/log.ts', '@/server/app'],
  ['web/src/config/log.ts', '@/layouts/head-script'],
  ['web/src/pages/api/vitals.ts', '@/server/readiness'],
  ['web/src/server/readiness.ts', 'astro/app/node'],
  ['contract/src/page.ts', 'astro:content'],
  ['contract/src/page.ts', '@astrojs/node'],
  ['contract/src/page.ts', 'react-dom/server'],
  ['contract/src/page.ts', '@/ui/button/button'],
  ['contract/src/page.ts', '../../web/src/ui/button/button'],
])('%s may not import %s', (file, name) => {
  expect(mayImport(file, name)).toBe(false)
})
