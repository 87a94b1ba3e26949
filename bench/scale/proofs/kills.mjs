import { setTimeout as wait } from 'node:timers/promises'
import { loadFigures } from '../figures.mjs'
import { Load } from '../load.mjs'

/** Milliseconds of load before a kill, and until the process is started again. */
const SETTLE = 2000
const AWAY = 2000

/**
 * Kills each process without a warning, one after the other, while visitors read and write. Each is started again a
 * moment later, as a service manager would do.
 * @param {import('../profile.mjs').Profile} profile
 * @param {readonly string[]} paths
 * @returns {Promise<import('../figures.mjs').Figure[]>}
 */
export async function proveKills(profile, paths) {
  const { edgeUrl, sites, backends, postgres, redis, store, edge, secondEdge, signal, databaseUrl } = profile
  const halves = [...sites, ...backends].map((service) => ({
    name: service.spec.name,
    kill: () => service.kill(),
    start: () => service.start({ signal }),
  }))
  const others = [
    { name: 'Redis', kill: () => redis.kill(), start: () => redis.start() },
    { name: 'the object store', kill: () => store.kill(), start: () => store.start() },
    { name: 'PostgreSQL', kill: () => postgres.kill(), start: () => postgres.start() },
    ...[edge, secondEdge].map((one) => ({ name: one.spec.name, kill: () => one.kill(), start: () => one.start() })),
  ]
  const figures = []
  await secondEdge.start()
  for (const { name, kill, start } of [...halves, ...others]) {
    signal.throwIfAborted()
    const load = new Load(edgeUrl, paths)
    await wait(SETTLE)
    // What an edge was answering ends with it; every other process has another one before it that asks again.
    if (name.startsWith('edge')) load.allowCut()
    await kill()
    await wait(AWAY)
    await start()
    await waitForNextLead(load)
    figures.push(...(await loadFigures(`killed: ${name}`, await load.stop(), databaseUrl, { leads: 'honest' })))
  }
  await secondEdge.stop()
  return figures
}

/**
 * Waits until enquiries are acknowledged again.
 * @param {Load} load
 */
export async function waitForNextLead(load) {
  const before = load.acknowledged
  const end = Date.now() + 60_000
  while (load.acknowledged < before + 2) {
    if (Date.now() > end) throw new Error('no enquiry was acknowledged within a minute')
    await wait(100)
  }
}
