import { STORED_KEYS } from '../../../../config/stored-keys'
import { isOurCache } from './cache-names'

/** Replaces the service worker where pages must not be kept any more: it deletes the caches and unregisters itself. */

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(isOurCache).map((name) => caches.delete(name)))
  indexedDB.deleteDatabase(STORED_KEYS.ages)
  await self.registration.unregister()
}
