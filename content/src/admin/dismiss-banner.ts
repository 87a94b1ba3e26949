/**
 * Strapi's own keys: whether its old library is in use and, after the colon, the id of a registered project, which we
 * do not have.
 */
const KEYS = ['false', 'undefined'].map((project) => `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${project}`)

/** Hides the banner with Strapi's news from every editor, as if the editor had closed it. */
export function dismissBanner(): void {
  for (const key of KEYS) window.localStorage.setItem(key, 'true')
}
