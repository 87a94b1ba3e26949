import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { join } from 'node:path'
import { senderReader } from '@ashlar/contract/node/sender'
import { writeResponse } from 'astro/app/node'
import sirv from 'sirv'
import { BUILT_FILES } from '@/config/built-files'
import { env } from '@/config/env'
import { log } from '@/config/log'
import { withRequestId } from '@/config/request-id'
import { WORKER_OFF_PATH, WORKER_PATH } from '@/features/offline/worker-names'
import { addressIn, currentLanguage, inLanguage, splitLanguage } from '@/words/current-language'
import { english } from '@/words/languages'
import { app, policyOfPage } from './app'
import { answerFromCache } from './pages/answer-from-cache'
import { answerWithNotice, answerWithPage } from './pages/answer-with-page'
import { answerWithPreview, previewRequestOf } from './pages/answer-with-preview'
import { answerWithText } from './pages/answer-with-text'
import { drainBody } from './requests/drain-body'
import { exchangeLink } from './requests/exchange-link'
import { isForeignPost } from './requests/foreign-post'
import { isHost, isMachineText, isPagePath, readsNoQuery, tidyAddress, UNREADABLE_ADDRESS } from './requests/paths'
import { prepareRequest } from './requests/prepare-request'
import { measureRequest, noteTemplate } from './requests/request-metrics'
import { requestWithBody } from './requests/request-with-body'
import { surviveLostFile } from './requests/survive-lost-file'

/** Files that the build has written beside the server: scripts, styles, fonts, and those of web/public. */
const assets = sirv(join(process.cwd(), 'dist/client'), {
  brotli: true,
  gzip: true,
  setHeaders: (response, pathname) => {
    response.setHeader('Cache-Control', policyOf(pathname))
    surviveLostFile(response, pathname)
  },
})

/** Answers every request: files from disk, pages from the cache, everything else by the routes. */
export function createVisitorHandler(trustedProxies: BlockList): RequestListener {
  const addressOf = senderReader({
    trusted: trustedProxies,
    ownAddresses: [env().SITE_URL],
    warn: (text) => log.warn(text),
  })
  return (request, response) => {
    measureRequest(response)
    if (answerFromCache(request, response)) return
    drainBody(request, response)
    prepareRequest(request, response, addressOf)
    inLanguage(splitLanguage(request.url ?? '/').language, () => answerVisit(request, response))
  }
}

/** Answers in the current language; routes know addresses without the segment of a language. */
function answerVisit(request: IncomingMessage, response: ServerResponse): void {
  // Other text would be read as the beginning of a path, so that a route would answer for another address.
  if (!isHost(request.headers.host)) {
    noteTemplate(response, 'unknown-host')
    response.writeHead(400, { 'Cache-Control': 'no-store' }).end()
    return
  }
  // A `Request` cannot be constructed with this method.
  if (request.method === 'TRACE') {
    noteTemplate(response, 'unknown-method')
    response.writeHead(405, { Allow: 'GET, HEAD, POST', 'Cache-Control': 'no-store' }).end()
    return
  }
  if (isForeignPost(request, env().SITE_URL)) {
    noteTemplate(response, 'foreign-post')
    answerWithNotice('foreign-form', 403, request, response).catch((error: unknown) =>
      fail(error, request.url, response),
    )
    return
  }
  const address = tidyAddress(request.url ?? '/')
  if (address.moved) {
    noteTemplate(response, 'untidy-address')
    redirect(response, address.to)
    return
  }
  request.url = splitLanguage(address.url ?? UNREADABLE_ADDRESS).url
  if (exchangeLink(request, response)) {
    noteTemplate(response, 'signed-link')
    return
  }
  const path = request.url.split('?', 1)[0] ?? '/'
  const { method } = request
  const isRead = method === 'GET' || method === 'HEAD'
  if (isRead && path !== request.url && readsNoQuery(path)) {
    noteTemplate(response, 'untidy-address')
    redirect(response, addressIn(currentLanguage(), path))
    return
  }
  const answer = () => {
    // Never a redirect: during a deploy, the edge asks another site for a file that this build does not have.
    if (path.startsWith(BUILT_FILES) && !request.headers.accept?.includes('text/html')) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end()
      return
    }
    const answered = path.startsWith(BUILT_FILES)
      ? answerWithNotice('404', 404, request, response)
      : isPagePath(path)
        ? answerPage(request, response)
        : isRead && isMachineText(path)
          ? answerWithText(path, request, response)
          : answerByRoute(request, response)
    answered.catch((error: unknown) => fail(error, path, response))
  }
  if (path === WORKER_PATH && env().OFFLINE_PAGES === 'off') request.url = WORKER_OFF_PATH
  if (isRead) assets(request, response, answer)
  else answer()
}

function policyOf(path: string): string {
  if (path.startsWith(BUILT_FILES)) return 'public, max-age=31536000, immutable'
  // A cached old worker would keep pages that must no longer be kept.
  if (path === WORKER_PATH || path === WORKER_OFF_PATH) return 'no-cache'
  return 'public, max-age=3600'
}

function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const preview = previewRequestOf(request)
  return preview ? answerWithPreview(preview, request, response) : answerWithPage(request, response)
}

async function answerByRoute(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const isHead = incoming.method === 'HEAD'
  // A HEAD request is handled as GET, and sent without its body.
  if (isHead) incoming.method = 'GET'
  const locals: App.Locals = { served: true }
  const render = () => app.render(requestWithBody(incoming), { addCookieHeader: true, locals })
  const response = await withRequestId(String(incoming.headers['x-request-id']), render)
  noteTemplate(outgoing, locals.template ?? 'none')
  const location = response.headers.get('location')
  const language = currentLanguage()
  if (location?.startsWith('/') && language !== english) response.headers.set('location', addressIn(language, location))
  // A browser that opens the address of a deleted picture as a page gets an error page.
  if (response.status === 404 && incoming.headers.accept?.includes('text/html')) {
    await response.body?.cancel()
    if (isHead) incoming.method = 'HEAD'
    await answerWithNotice('404', 404, incoming, outgoing)
    return
  }
  if (isHead) {
    await response.body?.cancel()
    await writeResponse(new Response(null, response), outgoing)
    return
  }
  // A form that is shown again is a page, whatever its address. Only a layout sets this: the type of an answer is no
  // sign, because whoever uploads a file may have chosen it.
  if (locals.allowed) {
    outgoing.setHeader('Content-Security-Policy', policyOfPage(locals.allowed))
    // The page shows one visitor's own text.
    outgoing.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  }
  await writeResponse(response, outgoing)
}

function redirect(response: ServerResponse, to: string): void {
  response
    .writeHead(308, { Location: to, 'Cache-Control': 'public, max-age=0, s-maxage=1, stale-if-error=86400' })
    .end()
}

function fail(error: unknown, path: string | undefined, response: ServerResponse): void {
  log.error({ error, path, request: response.getHeader('X-Request-Id') }, 'a request failed')
  if (response.headersSent) response.destroy()
  else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end()
}
