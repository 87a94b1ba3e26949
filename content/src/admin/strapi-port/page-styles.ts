import { addStyles } from '../add-styles'

/** Served from the brand folder, so that another brand needs no new build. */
export const BRAND_MARK = '/favicon.ico'

/**
 * Strapi's own keys: whether its old library is in use and, after the colon, the id of a registered project, which we
 * do not have.
 */
const BANNER_KEYS = ['false', 'undefined'].map(
  (project) => `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${project}`,
)

/** Hides the banner with Strapi's news from every editor, as if the editor had closed it. */
export function dismissBanner(): void {
  for (const key of BANNER_KEYS) window.localStorage.setItem(key, 'true')
}

/**
 * Hides Strapi's market, prices and paid pages, which an administrator of this product cannot use; the box with which
 * somebody who is invited would give Strapi their address; and the long document ids in the list of records that are
 * published together.
 */
export function hideAdvertisement(): void {
  addStyles(`
    li:has(a[href*="/settings/purchase-"]) { display: none; }
    :is(li:has(a[href*="strapi.io"]), a[href*="strapi.io"]) { display: none; }
    div:has(> label a[href^="https://strapi.io/terms"]) { display: none; }
    [role="dialog"] table:has(td a[href*="/content-manager/"]) :is(th, td):nth-child(2) { display: none; }
  `)
}

/**
 * Keeps the panels beside a long form in sight: they scroll by themselves, below *Publish* and *Save*; on a narrow screen
 * Strapi shows them in a drawer. The brand's mark is dark, so it gets a light ground in the dark theme. Strapi's name is
 * taken out of the titles of pages.
 */
export function keepInSight(): void {
  addStyles(`
    @media (min-width: 67.5em) {
      div:has(> aside[aria-labelledby="additional-information"]) {
        position: sticky;
        top: 8px;
        max-height: calc(100vh - 16px);
        margin: -4px;
        padding: 4px;
        overflow-y: auto;
        scrollbar-width: thin;
        scroll-padding-top: 160px;
      }
      aside[aria-labelledby="additional-information"]:first-child { position: sticky; top: 0; z-index: 2; }
    }
    aside[aria-labelledby="additional-information"] button:has(> span) {
      height: auto;
      min-height: 32px;
      padding-block: 4px;
    }
    img[src$="${BRAND_MARK}"] { background: #fff; border-radius: 4px; padding: 2px; }
  `)
  new MutationObserver(() => {
    const [own = ''] = document.title.split(' | Strapi')
    if (own !== document.title) document.title = own
  }).observe(document.head, { childList: true, subtree: true, characterData: true })
}
