import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '../../scripts/lib/services/ports.mjs'
import { edgeService } from '../scale/edge.mjs'
import { measureEdge } from '../scale/edge-load.mjs'
import { findNginx } from '../scale/machine.mjs'

/**
 * Cached home pages behind the shipped nginx configuration, compared with an nginx that sends the same bytes from disk.
 * @param {import('../main.mjs').Bench} bench
 * @returns {Promise<import('../lib/report.mjs').Figure[]>}
 */
export async function measureEdgeThroughput({ siteUrl, stack, work: { signal } }) {
  const { nginx, nginxModules } = findNginx()
  if (process.platform !== 'linux' || !nginx || !nginxModules) {
    const measured = 'needs Linux, and nginx with brotli (apt-get install nginx libnginx-mod-http-brotli-static)'
    return [{ name: 'edge', measured, promise: '', ok: null }]
  }
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-edge-'))
  const [http = 0, https = 0, content = 0] = await freePorts(3)
  const edge = await edgeService({
    ...{ nginx, nginxModules, folder: join(folder, 'edge'), ports: { http, https, content } },
    ...{ sites: [portOf(siteUrl)], backends: [portOf(stack.contentUrl)] },
  })
  try {
    await edge.start()
    const pageUrl = `http://127.0.0.1:${http}/`
    return await measureEdge({ nginx, nginxModules, folder: join(folder, 'disk'), pageUrl, edge, signal })
  } finally {
    await edge.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} url */
function portOf(url) {
  return Number(new URL(url).port)
}
