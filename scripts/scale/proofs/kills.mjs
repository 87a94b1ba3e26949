import { setTimeout as wait } from 'node:timers/promises'
import { loadFigures } from '../figures.mjs'
import { Load } from '../load.mjs'

/** How long visitors go on before a kill, and how long the process stays away, in milliseconds. */
const SETTLE = 2000
const AWAY = 2000

/**
 * Takes each process away without a word, one after the other, while visitors read and write; each comes back a moment
 * later, as a service manager would see to.
 * @param {import('../profile.mjs').Profile} profile
 * @param {readonly string[]} paths
 * @returns {Promise<import('../figures.mjs').Figure[]>}
 */
export async function proveKills(profile, paths) {
  const { edgeUrl, sites, backends, postgres, redis, store, edge, signal, databaseUrl } = profile
  const halves = [...sites, ...backends].map((service) => ({
    name: service.spec.name,
    kill: () => service.kill(),
    start: () => service.start({ signal }),
  }))
  const others = [
    { name: 'Redis', kill: () => redis.kill(), start: () => redis.start() },
    { name: 'the object store', kill: () => store.kill(), start: () => store.start() },
    { name: 'PostgreSQL', kill: () => postgres.kill(), start: () => postgres.start() },
    { name: 'nginx', kill: () => edge.kill(), start: () => edge.start() },
  ]
  const figures = []
  for (const { name, kill, start } of [...halves, ...others]) {
    signal.throwIfAborted()
    const load = new Load(edgeUrl, paths)
    await wait(SETTLE)
    await kill()
    await wait(AWAY)
    await start()
    await untilTaken(load)
    // There is one edge here: what is asked for while it is away cannot be answered.
    const pages = name === 'nginx' ? 'told' : 'all'
    figures.push(...(await loadFigures(`killed: ${name}`, await load.stop(), databaseUrl, { leads: 'honest', pages })))
  }
  return figures
}

/**
 * Waits until enquiries are acknowledged again.
 * @param {Load} load
 */
export async function untilTaken(load) {
  const before = load.acknowledged
  const end = Date.now() + 60_000
  while (load.acknowledged < before + 2) {
    if (Date.now() > end) throw new Error('no enquiry was acknowledged within a minute')
    await wait(100)
  }
}
