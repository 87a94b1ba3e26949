/** Strapi's own key, with whether its old library is in use and, after the colon, the id of a registered project: we have none. */
const KEYS = ['false', 'undefined'].map((project) => `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${project}`)

/** Takes away the banner that tells each editor of Strapi's news, as if they had closed it. */
export function dismissBanner(): void {
  for (const key of KEYS) window.localStorage.setItem(key, 'true')
}
