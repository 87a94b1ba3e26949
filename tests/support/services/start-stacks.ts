import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { startStack } from '../../../scripts/lib/services/stack.mjs'
import { startSeededStack } from './seeded-stack'
import { announce, areAnnounced, editor } from './stacks'

const repository = join(import.meta.dirname, '../../..')

/**
 * Builds what is out of date and starts what all journeys share: site and backend, and a site whose content backend
 * never answers. A journey that needs more starts it by itself.
 *
 * @returns a function that stops them
 */
export default async function startStacks(): Promise<(() => Promise<void>) | undefined> {
  if (areAnnounced()) return undefined
  build()
  const [whole, dark] = await Promise.all([
    startSeededStack({ env: { ADMIN_EMAIL: editor.email, ADMIN_PASSWORD: editor.password } }),
    startStack({ backend: false }),
  ])
  announce({
    whole: whole.siteUrl,
    dark: dark.siteUrl,
    darkDataDir: dark.dataDir,
    backend: whole.contentUrl,
    dataDir: whole.dataDir,
    mailFolders: [join(whole.dataDir, 'mail')],
    readToken: whole.tokens.read ?? '',
    secrets: [...Object.values(whole.tokens), ...Object.values<string>(whole.secrets)],
  })
  return async () => {
    await Promise.all([whole.stop(), dark.stop()])
  }
}

/** The scripts know what is out of date; with a current build this takes a moment. */
function build(): void {
  const { status } = spawnSync(process.execPath, [join(repository, 'scripts/run.mjs'), 'build'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The build failed; its own words are above.')
}
