import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/services/ports.mjs'
import { PortService } from './port-service.mjs'

/** The store accepts only this key. */
const KEY = 'S3RVER'

/**
 * An S3-compatible store on the loopback address.
 * @param {{ folder: string, bucket: string }} options folder: for its files and its log
 * @returns {Promise<{ service: PortService, env: Record<string, string> }>} not yet started; env: variables for a
 * backend
 */
export async function objectStoreService({ folder, bucket }) {
  const port = await freePort()
  mkdirSync(folder, { recursive: true })
  const service = new PortService({
    name: 'the object store',
    command: [join(import.meta.dirname, 'object-store-server.mjs')],
    env: { PORT: String(port), DIRECTORY: folder, BUCKET: bucket },
    port,
    log: join(folder, 'object-store.log'),
  })
  return {
    service,
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
  }
}
