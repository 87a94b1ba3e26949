import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '../../../scripts/lib/files/paths.mjs'
import { loadFigures } from '../figures.mjs'
import { enquiry, Load } from '../load.mjs'
import { servedFrom } from '../previous-build.mjs'
import { compareWithStored } from '../stored.mjs'

/** Milliseconds of load before and after the restarts. */
const SETTLE = 3000

/**
 * Restarts each of the four servers while visitors read and write.
 * @param {import('../profile.mjs').Profile} profile
 * @param {readonly string[]} paths
 */
export async function proveRollingRestart(profile, paths) {
  const { edgeUrl, sites, backends, signal, databaseUrl } = profile
  const load = new Load(edgeUrl, paths)
  await wait(SETTLE)
  for (const service of [...sites, ...backends]) {
    await service.stop()
    await service.start({ signal })
    await wait(SETTLE / 2)
  }
  return loadFigures('rolling restart', await load.stop(), databaseUrl, { leads: 'all' })
}

/**
 * Backends and sites change one after the other from the previous build to this one while visitors read and write. A
 * form that was opened before is sent afterwards.
 * @param {import('../profile.mjs').Profile} profile running from the previous build
 * @param {readonly string[]} paths
 * @returns {Promise<import('../figures.mjs').Figure[]>}
 */
export async function proveRollingDeploy({ edgeUrl, sites, backends, signal, databaseUrl, previous }, paths) {
  if (!previous) throw new Error('the profile does not run from a previous build')
  const openForm = await (await fetch(`${edgeUrl}/about/contact-us`)).text()
  const oldFiles = filesOf(openForm)
  const load = new Load(edgeUrl, paths)
  await wait(SETTLE)
  for (const half of [backends, sites]) {
    for (const [index, before] of half.entries()) {
      const after = servedFrom(before, previous.folder, ROOT)
      await before.stop()
      // In the list of the profile, so that its end stops the new one.
      half[index] = after
      await after.start({ signal })
      await wait(SETTLE / 2)
    }
  }
  const figures = await loadFigures('rolling deploy', await load.stop(), databaseUrl, { leads: 'all' })
  const newFiles = filesOf(await (await fetch(`${edgeUrl}/about/contact-us?utm_source=deployed`)).text())
  const changed = oldFiles.length > 0 && oldFiles.every((file) => !newFiles.includes(file))
  return [
    { name: 'rolling deploy: previous build', measured: previous.words, promise: 'files of other names', ok: changed },
    ...figures,
    await sendOldForm(edgeUrl, openForm, databaseUrl),
  ]
}

/** @param {string} html */
function filesOf(html) {
  return [...html.matchAll(/\/_astro\/[\w.-]+\.(?:js|css)/g)].map(([file]) => file)
}

/**
 * @param {string} edgeUrl
 * @param {string} html the page of the previous build
 * @param {string} databaseUrl
 * @returns {Promise<import('../figures.mjs').Figure>}
 */
async function sendOldForm(edgeUrl, html, databaseUrl) {
  const form = /<form[^>]*data-lead-form="enquiry"[^>]*>[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
  const action = /action="([^"]+)"/.exec(form)?.[1] ?? ''
  const name = `Old form ${Date.now()}`
  const fields = new URLSearchParams(enquiry(name))
  for (const [, field = '', value = ''] of form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g))
    fields.set(field, value)
  const answer = await fetch(new URL(action, edgeUrl), { method: 'POST', body: fields, redirect: 'manual' })
  const { missing, twice } = await compareWithStored(databaseUrl, [name])
  const stored = missing.length + twice.length === 0
  return {
    name: 'rolling deploy: a form of the old page',
    measured: `${answer.status} to ${answer.headers.get('location')}, ${stored ? 'stored once' : 'not stored'}`,
    promise: 'taken by the new build',
    ok: answer.status === 303 && stored,
  }
}
