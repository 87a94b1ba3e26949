import { setTimeout as wait } from 'node:timers/promises'
import { loadFigures } from '../figures.mjs'
import { Load } from '../load.mjs'
import { waitForNextLead } from './kills.mjs'

const SETTLE = 2000
/** How long PostgreSQL is away, in seconds; the others for a quarter of that. */
const OUTAGE = Number(process.env.SCALE_OUTAGE_SECONDS ?? 60)

/** The smallest PDF with a cross-reference table. */
const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<<>>\nstartxref\n30\n%%EOF\n'

/**
 * PostgreSQL, Redis and the object store are away for longer than any retry takes, and come back.
 * @param {import('../profile.mjs').Profile} profile
 * @param {readonly string[]} paths
 * @returns {Promise<import('../figures.mjs').Figure[]>}
 */
export async function proveOutages(profile, paths) {
  const { edgeUrl, siteUrls, postgres, redis, store, databaseUrl } = profile
  const others = OUTAGE / 4
  return [
    ...(await during(`PostgreSQL away ${OUTAGE} s`, OUTAGE, postgres, 'honest')),
    ...(await during(`Redis away ${others} s`, others, redis, 'all')),
    ...(await storeAway()),
  ]

  /**
   * @param {string} name
   * @param {number} seconds
   * @param {{ kill: () => Promise<void>, start: () => Promise<void> }} service
   * @param {'all' | 'honest'} leads
   */
  async function during(name, seconds, service, leads) {
    const load = new Load(edgeUrl, paths)
    await wait(SETTLE)
    await service.kill()
    await wait(seconds * 1000)
    await service.start()
    await waitForNextLead(load)
    return loadFigures(name, await load.stop(), databaseUrl, { leads })
  }

  async function storeAway() {
    const before = await sendResume(profile)
    const pictures = await firstOriginal(siteUrls)
    const load = new Load(edgeUrl, paths)
    await wait(SETTLE)
    await store.kill()
    const meanwhile = await sendResume(profile)
    const shown = await Promise.all(pictures.map(async (picture) => (await fetch(picture)).status))
    await wait(others * 1000)
    await store.start()
    const after = await sendResume(profile)
    const name = `the object store away ${others} s`
    const seen = `a résumé ${before}, away ${meanwhile}, back ${after}; a picture that each site has sent before ${shown.join(' and ')}`
    const kept = before === 201 && meanwhile >= 500 && after === 201 && shown.every((status) => status === 200)
    return [
      ...(await loadFigures(name, await load.stop(), databaseUrl, { leads: 'all' })),
      { name: `${name}: files`, measured: seen, promise: 'refused while away, pictures stay', ok: kept },
    ]
  }
}

/**
 * @param {import('../profile.mjs').Profile} profile
 * @returns {Promise<number>} the status that the site would get
 */
async function sendResume({ contentUrl, tokens }) {
  const form = new FormData()
  form.append('files', new Blob([PDF]), 'meera-joshi.pdf')
  const answer = await fetch(`${contentUrl}/api/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.create}` },
    body: form,
  })
  await answer.body?.cancel()
  return answer.status
}

/**
 * An original of the media library that each site has served once.
 * @param {readonly string[]} siteUrls
 * @returns {Promise<string[]>} its address on each site
 */
async function firstOriginal(siteUrls) {
  const html = await (await fetch(siteUrls[0] ?? '')).text()
  // With a version, because files without one, such as films, are not cached.
  const path = /\/media\/[^"\s,?]{1,200}\?v=[\w.-]{1,60}/.exec(html)?.[0]
  if (!path) throw new Error('the home page names no original picture')
  const addresses = siteUrls.map((url) => url + path)
  for (const address of addresses) await (await fetch(address)).arrayBuffer()
  return addresses
}
