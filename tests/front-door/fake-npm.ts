import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readIfThere } from '../../scripts/lib/files/read-if-there.mjs'

/** A module that makes the Node that loads it report another version. */
export function fakeVersionModule(folder: string, version: string): string {
  const file = join(folder, `pretend-${version}.mjs`)
  writeFileSync(file, `Object.defineProperty(process.versions, 'node', { value: '${version}' })`)
  return pathToFileURL(file).href
}

/**
 * An npm that downloads nothing: in place of the wanted package it installs the Node of this test, which then reports
 * version 24.0.0 and has FETCHED in its environment.
 */
export function fakeNpm(folder: string, { breaksOff = '', node = wrapper(folder) } = {}) {
  const file = join(folder, 'npm-cli.js')
  writeFileSync(join(folder, 'package.json'), '{}')
  writeFileSync(join(folder, 'node.sh'), node)
  chmodSync(join(folder, 'node.sh'), 0o755)
  writeFileSync(
    file,
    `const fs = require('node:fs')
    fs.appendFileSync(${JSON.stringify(join(folder, 'runs'))}, process.argv[2] + '\\n')
    const wanted = Object.keys(JSON.parse(fs.readFileSync('package.json', 'utf8')).dependencies)[0]
    const folder = 'node_modules/' + wanted
    fs.mkdirSync(folder + '/bin', { recursive: true })
    fs.mkdirSync(folder + '/include/node', { recursive: true })
    fs.writeFileSync(folder + '/package.json', JSON.stringify({ bin: { node: 'bin/node' } }))
    ${breaksOff}
    fs.copyFileSync(${JSON.stringify(join(folder, 'node.sh'))}, folder + '/bin/node')`,
  )
  return { file, runs: () => (readIfThere(join(folder, 'runs')) ?? '').split('\n').filter(Boolean) }
}

/** The lockfile from which npm was to install. */
export function installedLock(target: string): { packages: Record<string, Record<string, unknown>> } {
  return JSON.parse(readFileSync(join(target, 'package-lock.json'), 'utf8'))
}

/** A folder with a lockfile that contains Node packages. */
export function nodeManifests(folder: string, packages: Record<string, object>): string {
  const manifests = join(folder, 'manifests')
  mkdirSync(manifests, { recursive: true })
  writeFileSync(join(manifests, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }))
  return manifests
}

function wrapper(folder: string): string {
  return `#!/bin/sh
export FETCHED=yes
exec '${process.execPath}' --import '${fakeVersionModule(folder, '24.0.0')}' "$@"
`
}
