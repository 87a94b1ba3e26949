import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/lib/files/paths.mjs'
import { type ContainerStore, run } from './container-tools'

const STAND_INS = join(import.meta.dirname, 'stand-ins')
const CERTIFICATES = process.env.NODE_EXTRA_CA_CERTS || '/etc/ssl/certs/ca-certificates.crt'
/** The line of npm that comes with Node 24. */
const NPM = 'npm@11'

/**
 * Makes the images that our Dockerfiles and compose.yaml start from, under the names that they use: Debian by
 * mmdebstrap, Node and npm from npm, PostgreSQL and Redis from Debian. So no registry of images is needed.
 *
 * @param images such as `node:24.21.0-bookworm-slim`.
 */
export async function makeBaseImages(store: ContainerStore, images: readonly string[], folder: string): Promise<void> {
  mkdirSync(folder)
  for (const file of readdirSync(STAND_INS)) copyFileSync(join(STAND_INS, file), join(folder, file))
  copyFileSync(CERTIFICATES, join(folder, 'certificates.crt'))
  const named = (name: string) => {
    const found = images.find((image) => image.startsWith(`${name}:`))
    if (found === undefined) throw new Error(`no image starts from ${name}`)
    return { image: `docker.io/library/${found}`, version: found.slice(name.length + 1) }
  }
  const debian = named('debian').image
  const suite = named('debian').version.split('-')[0] ?? ''
  const make = (image: string, file: string, values = {}) => store.build(image, join(folder, file), folder, values)

  await run('mmdebstrap', ['--quiet', '--variant=minbase', suite, join(folder, 'debian.tar')])
  await make(debian, 'debian.Containerfile')
  await packNode(folder, named('node').version.split('-')[0] ?? '')
  const registry = (await run('npm', ['config', 'get', 'registry'], { cwd: ROOT })).trim()
  await make(named('node').image, 'node.Containerfile', { DEBIAN: debian, REGISTRY: registry })
  for (const name of ['postgres', 'redis']) {
    await make(named(name).image, `${name}.Containerfile`, { DEBIAN: debian })
  }
}

/** Node from the npm package that the scripts fetch on machines whose own is too old. */
async function packNode(folder: string, version: string): Promise<void> {
  for (const [name, wanted] of [
    ['node', `node-linux-${process.arch}@${version}`],
    ['npm', NPM],
  ] as const) {
    const [packed] = JSON.parse(await run('npm', ['pack', '--json', wanted], { cwd: folder }))
    copyFileSync(join(folder, packed.filename), join(folder, `${name}.tgz`))
  }
}

/** The images that Dockerfiles of a folder start from. */
export function basesOf(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.Dockerfile'))
  return files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image),
  )
}
