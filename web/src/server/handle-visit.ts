import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { join } from 'node:path'
import { createRequestFromNodeRequest, writeResponse } from 'astro/app/node'
import sirv from 'sirv'
import { log } from '@/config/log'
import { answerWithPage } from './answer-with-page'
import { app } from './app'
import { pagePolicy } from './content-policy'
import { isPagePath, nowhere, tidyAddress } from './paths'
import { prepareRequest } from './prepare-request'

/** Made by the build beside the server: scripts, styles, fonts, and what stands in web/public. */
const assets = sirv(join(process.cwd(), 'dist/client'), {
  brotli: true,
  gzip: true,
  setHeaders: (response, pathname) => {
    // Names of built files change with what is in them.
    const kept = pathname.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
    response.setHeader('Cache-Control', kept)
  },
})

/** Answers every request: files as they lie there, pages from the cache, all else by the routes. */
export function createVisitorHandler(trustedProxies: BlockList): RequestListener {
  return (request, response) => {
    prepareRequest(request, response, trustedProxies)
    const address = tidyAddress(request.url ?? '/')
    if (address.moved) {
      redirect(response, address.to)
      return
    }
    request.url = address.url ?? nowhere
    const path = request.url.split('?', 1)[0] ?? '/'
    const answer = () => {
      const answered = isPagePath(path) ? answerWithPage(request, response) : answerByRoute(request, response)
      answered.catch((error: unknown) => fail(error, path, response))
    }
    const { method } = request
    if (method === 'GET' || method === 'HEAD') assets(request, response, answer)
    else answer()
  }
}

async function answerByRoute(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const isHead = incoming.method === 'HEAD'
  // What is asked for by HEAD is made as for GET, and sent without its body.
  if (isHead) incoming.method = 'GET'
  const response = await app.render(createRequestFromNodeRequest(incoming), {
    addCookieHeader: true,
    locals: { served: true },
  })
  if (isHead) {
    await response.body?.cancel()
    await writeResponse(new Response(null, response), outgoing)
    return
  }
  // A form that comes back is a page, whatever its address.
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    const html = await response.text()
    outgoing.setHeader('Content-Security-Policy', pagePolicy(html))
    await writeResponse(new Response(html, response), outgoing)
    return
  }
  await writeResponse(response, outgoing)
}

function redirect(response: ServerResponse, to: string): void {
  response
    .writeHead(308, { Location: to, 'Cache-Control': 'public, max-age=0, s-maxage=1, stale-if-error=86400' })
    .end()
}

function fail(error: unknown, path: string, response: ServerResponse): void {
  log.error({ error, path, request: response.getHeader('X-Request-Id') }, 'a request failed')
  if (response.headersSent) response.destroy()
  else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end()
}
