import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Builds server and admin into `dist/`. */
const root = import.meta.dirname

// The compiler keeps output without a source, and Strapi would still serve a content type that was removed.
for (const compiled of ['src', 'config', '.tsbuildinfo'])
  rmSync(join(root, 'dist', compiled), { recursive: true, force: true })

const strapi = dirname(createRequire(import.meta.url).resolve('@strapi/strapi/package.json'))
const { status } = spawnSync(process.execPath, [join(strapi, 'bin', 'strapi.js'), 'build'], {
  cwd: root,
  stdio: 'inherit',
  // Otherwise Strapi builds the admin with React's development build and its guided tour.
  env: { ...process.env, NODE_ENV: 'production' },
})
process.exitCode = status ?? 1
