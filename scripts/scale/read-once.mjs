/**
 * Reads the pages once, because a site has had visitors before something happens to it.
 * @param {readonly string[]} siteUrls
 * @param {readonly string[]} paths
 */
export async function readOnce(siteUrls, paths) {
  for (const path of paths) {
    await Promise.all(siteUrls.map(async (url) => (await fetch(url + path)).arrayBuffer()))
  }
}
