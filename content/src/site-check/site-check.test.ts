import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'
import { afterEach, expect, it } from 'vitest'
import { checkCertificate } from './check-certificate'
import { checkSite } from './check-site'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function listen(server: Server): Promise<string> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const PAGES: Readonly<Record<string, string>> = {
  '/sitemap.xml': '<sitemapindex><loc>https://www.ashlar.example/sitemaps/pages.xml</loc></sitemapindex>',
  '/sitemaps/pages.xml': '<loc>https://www.ashlar.example/</loc><loc>https://www.ashlar.example/about</loc>',
  '/': '<a href="/about">us</a><a href="/gone?from=home">gone</a><a href="https://elsewhere.example/x">out</a>',
  '/about': '<img src="/pictures/640/a.jpg?v=1" srcset="/pictures/384/b.jpg?v=1 384w, /pictures/640/b.jpg?v=1 640w">',
  '/pictures/640/a.jpg?v=1': 'bytes',
}

it('finds broken links and pictures, and says on which pages', async () => {
  const asked: string[] = []
  const answer: RequestListener = ({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(url in PAGES ? 200 : 404).end(PAGES[url])
  }
  const host = await listen(createServer(answer))
  expect(await checkSite(`http://${host}`, 0)).toEqual([
    '/gone?from=home (on /): 404',
    '/pictures/384/b.jpg?v=1 (on /about): 404',
  ])
  expect(asked.filter((url) => url === '/about')).toHaveLength(1)
})

it('reports only that a site does not answer', async () => {
  expect(await checkSite('http://127.0.0.1:9', 0)).toEqual(['/sitemap.xml: no answer'])
})

it('reports certificates that are not trusted or that end soon', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])
  const address = `https://${await listen(createSecureServer({ key, cert }))}`
  expect(await checkCertificate(address)).toMatch(/do not trust/)
  const inTenYears = Date.now() + 10 * 365 * 86_400_000
  expect(await checkCertificate(address, inTenYears)).toMatch(/has ended/)
  expect(await checkCertificate('http://127.0.0.1:9')).toBeNull()
  expect(await checkCertificate('https://127.0.0.1:9')).toMatch(/no answer/)
})
