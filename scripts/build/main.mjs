import { prepare } from '../lib/install/prepare.mjs'
import { runProgram } from '../lib/processes/program.mjs'
import { readSecrets } from '../lib/services/secrets.mjs'
import { readSettings } from '../lib/services/settings.mjs'

/** `npm run build`: installs what is missing and builds what is out of date, as `npm start` does. */
export function main() {
  return runProgram(async ({ signal, progress }) => {
    const settings = readSettings(process.env)
    const secrets = readSecrets(settings.dataDir, process.env)
    await prepare({ settings, secrets, env: process.env, signal, progress }, { content: true })
    progress.say('everything is built')
    return 0
  })
}
