/**
 * @param {string} siteUrl
 * @returns {Promise<string[]>} the path of every page in the sitemaps
 */
export async function pathsOfSitemap(siteUrl) {
  /** @type {string[]} */
  const paths = []
  for (const part of await locationsIn(`${siteUrl}/sitemap.xml`)) {
    const addresses = await locationsIn(siteUrl + new URL(part).pathname)
    paths.push(...addresses.map((address) => new URL(address).pathname))
  }
  if (paths.length === 0) throw new Error('the sitemaps name no page')
  return paths
}

/**
 * @param {string} url of a sitemap, or of the sitemap index
 * @returns {Promise<string[]>} the addresses in it
 */
async function locationsIn(url) {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  const addresses = (await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)
  return [...addresses].map(([, address = '']) => address.replaceAll('&amp;', '&'))
}

/**
 * @param {string} url of a page
 * @returns {Promise<number>} its HTML under brotli, as the site sends it, in bytes
 */
export async function transferredBytes(url) {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'br' }, redirect: 'manual' })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  if (answer.headers.get('content-encoding') !== 'br') throw new Error(`${url} was not sent under brotli`)
  return Number(answer.headers.get('content-length'))
}

/**
 * @param {string} url of a page
 * @returns {Promise<Buffer>} its HTML, uncompressed
 */
export async function readPage(url) {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'identity' }, redirect: 'manual' })
  const html = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return html
}
