import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { startStack } from '../../../scripts/lib/services/stack.mjs'
import { announce, areAnnounced, editor } from './stacks'

const repository = join(import.meta.dirname, '../../..')

/**
 * Builds what is stale and starts what every journey shares: the whole house, and a site whose content backend never
 * answers. What a single journey needs for itself it starts by itself.
 *
 * @returns what stops them
 */
export default async function startStacks(): Promise<(() => Promise<void>) | undefined> {
  if (areAnnounced()) return undefined
  build()
  const [whole, dark] = await Promise.all([
    startStack({ env: { ADMIN_EMAIL: editor.email, ADMIN_PASSWORD: editor.password } }),
    startStack({ backend: false }),
  ])
  announce({
    whole: whole.siteUrl,
    dark: dark.siteUrl,
    backend: whole.contentUrl,
    dataDir: whole.dataDir,
    readToken: whole.tokens.read ?? '',
    secrets: [...Object.values(whole.tokens), ...Object.values<string>(whole.secrets)],
  })
  return async () => {
    await Promise.all([whole.stop(), dark.stop()])
  }
}

/** The scripts know what is stale; for a fresh build this is a moment. */
function build(): void {
  const { status } = spawnSync(process.execPath, [join(repository, 'scripts/build.mjs')], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The build failed; its own words are above.')
}
