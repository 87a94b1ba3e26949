import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp, productVersion } from '../../scripts/lib/backups/back-up.mjs'
import { BRAND, ROOT } from '../../scripts/lib/files/paths.mjs'
import { runProgram } from '../../scripts/lib/processes/program.mjs'
import { startStack } from '../../scripts/lib/services/stack.mjs'

/** The passphrase of backups that are kept for the tests. They contain no personal data. */
export const KEPT_PASSPHRASE = 'kept for the tests of later versions'

const EDITOR = { email: 'editor@example.org', password: 'Courses-of-stone-1' }
const FOLDER = join(ROOT, 'tests', 'contract', 'backups')

/**
 * `npm run keep-backup`: makes a small backup of this version, for the test that later versions can restore it. Run it
 * once for each published version.
 */
export function main() {
  return runProgram(async ({ signal, progress }) => {
    const version = productVersion()
    const scratch = mkdtempSync(join(tmpdir(), 'ashlar-keep-backup-'))
    const env = { SEED: 'none', ADMIN_EMAIL: EDITOR.email, ADMIN_PASSWORD: EDITOR.password }
    const dataDir = join(scratch, 'data')
    const stack = await progress.during('starting a backend', () => startStack({ dataDir, env, site: false }))
    try {
      const known = { version, ...(await storeLead(stack)), picture: await uploadPicture(stack.contentUrl) }
      const { file } = await backUp({ dataDir, env: {}, folder: scratch, passphrase: KEPT_PASSPHRASE, signal })
      mkdirSync(FOLDER, { recursive: true })
      copyFileSync(file, join(FOLDER, `${version}.tar.gz.age`))
      writeFileSync(join(FOLDER, `${version}.json`), `${JSON.stringify(known, null, 2)}\n`)
      progress.say(`tests/contract/backups/${version}.tar.gz.age`)
    } finally {
      await stack.stop()
      rmSync(scratch, { recursive: true, force: true })
    }
    return 0
  })
}

/**
 * @param {{ contentUrl: string, tokens: Record<string, string> }} stack
 * @returns {Promise<{ reference: string, visitorToken: string }>}
 */
async function storeLead({ contentUrl, tokens }) {
  const { builtInNotices, leadRegistry } = await import('@ashlar/contract')
  const { version } = builtInNotices['general-leads']
  const { purpose } = leadRegistry['general-leads']
  const { data } = await answerOf(`${contentUrl}/api/general-leads`, {
    token: tokens.create ?? '',
    body: JSON.stringify({
      name: 'Nobody in particular',
      email: 'nobody@example.org',
      subject: 'land',
      consent: { noticeVersion: version, purposes: [purpose], marketing: false },
    }),
  })
  return { reference: data.reference, visitorToken: data.visitorToken }
}

/**
 * @param {string} contentUrl
 * @returns {Promise<string>} the path of a picture in the media library
 */
async function uploadPicture(contentUrl) {
  const { data } = await answerOf(`${contentUrl}/admin/login`, { token: '', body: JSON.stringify(EDITOR) })
  const form = new FormData()
  form.append('files', new Blob([readFileSync(join(BRAND, 'icons', 'admin.png'))], { type: 'image/png' }), 'kept.png')
  const [file] = await answerOf(`${contentUrl}/upload`, { token: data.token, body: form })
  return file.url
}

/**
 * @param {string} url
 * @param {{ token: string, body: string | FormData }} request
 */
async function answerOf(url, { token, body }) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    },
    body,
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 300)}`)
  return JSON.parse(text)
}
