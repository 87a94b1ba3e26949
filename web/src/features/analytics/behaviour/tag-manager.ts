declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const SCRIPT = 'https://www.googletagmanager.com/gtm.js'
/** Cookies of the tag manager and of the tags it loads. */
const COUNTING_COOKIE = /^_(?:ga|gid|gat|gcl)/

/** Loads a container once. Consent is denied by default, so that tags that check it find an answer. */
export function loadTagManager(container: string): void {
  if (!container || document.querySelector(`script[src^="${SCRIPT}"]`)) return
  window.dataLayer ??= []
  pushConsent('default', false)
  pushConsent('update', true)
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `${SCRIPT}?id=${encodeURIComponent(container)}`
  document.head.append(script)
}

/** Tells a loaded tag manager the visitor's new choice (consent mode). */
export function setTagManagerConsent(counted: boolean): void {
  if (window.dataLayer) pushConsent('update', counted)
}

/** Deletes the cookies that counting has left in the browser. */
export function forgetCounting(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '')
  for (const name of names.filter((candidate) => COUNTING_COOKIE.test(candidate))) {
    const parts = location.hostname.split('.')
    // The cookies are set for the widest domain that the browser allows.
    const domains = ['', ...parts.slice(0, -1).map((_, index) => `; domain=${parts.slice(index).join('.')}`)]
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}

function pushConsent(moment: 'default' | 'update', counted: boolean): void {
  pushCommand('consent', moment, {
    analytics_storage: counted ? 'granted' : 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
}

/** The tag manager accepts a command only as an `arguments` object. */
function pushCommand(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments)
}
