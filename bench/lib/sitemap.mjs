/**
 * @param {string} siteUrl
 * @returns {Promise<string[]>} the path of every page, as the sitemap names them
 */
export async function pathsOfSitemap(siteUrl) {
  const answer = await fetch(`${siteUrl}/sitemap.xml`)
  if (!answer.ok) throw new Error(`the sitemap answered ${answer.status}`)
  const addresses = (await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)
  const paths = [...addresses].map(([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname)
  if (paths.length === 0) throw new Error('the sitemap names no page')
  return paths
}

/**
 * @param {string} url of a page
 * @returns {Promise<Buffer>} its HTML as it is before any compression
 */
export async function readPage(url) {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'identity' }, redirect: 'manual' })
  const html = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return html
}
