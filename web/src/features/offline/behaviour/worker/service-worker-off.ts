import { STORED_KEYS } from '../../../../config/stored-keys'
import { isOurCache } from './names'

/** Takes the place of the service worker where pages are not to be kept any more: what was kept goes, and so does it. */

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(isOurCache).map((name) => caches.delete(name)))
  indexedDB.deleteDatabase(STORED_KEYS.ages)
  await self.registration.unregister()
}
