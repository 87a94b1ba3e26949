import { commandFile, ROOT, WEB } from '../lib/files/paths.mjs'
import { siteEnvironment } from '../lib/services/environments.mjs'

/**
 * The development server of the site, which shows every change of a file at once.
 * @param {import('../lib/services/environments.mjs').Wiring} wiring
 * @param {string} [folder] the site's files; another folder than ours for a test that changes them
 * @returns {{ command: string[], cwd: string, env: NodeJS.ProcessEnv }} for startChild
 */
export function siteCommand(wiring, folder = WEB) {
  const { host, port } = wiring.settings
  return {
    command: [commandFile(ROOT, 'astro', 'astro'), 'dev', '--port', String(port), '--host', host],
    cwd: folder,
    env: { ...siteEnvironment(wiring), NODE_ENV: 'development' },
  }
}
