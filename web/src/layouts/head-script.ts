/**
 * The only inline script of a page; it runs before all others.
 *
 * Trusted Types: scripts and workers load from this site only, whoever requests them (the content policy enforces it).
 * Code that turns text into elements must use ui/html/own-html.ts.
 *
 * Retries: a script that does not arrive is requested again after 1, 3, 9, 27 and 81 seconds; until then the page works
 * as without script. Each retry has a new query, since a browser may remember that an address failed.
 *
 * Preloads: typeface and first picture compete with the HTML for the network. The typeface (`data-near`) would hold back
 * the first paint, unless a round trip is below 100 ms. On a slow network, or with data saving, they are not preloaded
 * (layouts/document.astro writes their links with `media="not all"`, which this script removes), and no page is prepared: `data-quick` says that the network is another one (features/prepared).
 *
 * Delayed scripts: on a page that begins with a picture, scripts wait in a template until the picture has loaded, for
 * three seconds at most, or until the visitor's first input: on a slow phone network, they would delay the picture,
 * which the visitor sees first. A browser may send a mouse event without movement when the page appears under the
 * pointer; this does not count as input.
 *
 * Layout: when a visitor comes back or presses End, the whole page is laid out at once, so that the scroll position is
 * right (chrome/site-frame.module.css); so is a page that the browser prepares, because nobody waits for it.
 *
 * View transitions: a browser that prepares pages shows the next one at once, and a fade would only delay it. A
 * browser skips them when the visitor is fast, the window is resized or the next page is late. Chromium reports each
 * as an unhandled rejection, although nothing is wrong (w3c/csswg-drafts issue 13726), which would hide real errors. A
 * listener keeps them out of the reports. It listens for the rejection and not on the transition: a transition skipped
 * because its page was revealed before it began is in no `pagereveal` event.
 */
export const HEAD_SCRIPT = `{let c=navigator.connection;if(!(c?.saveData||c?.rtt>600)){document.documentElement.dataset.quick='';for(let l of document.querySelectorAll('[rel=preload]'))if(!('near'in l.dataset&&c?.rtt>99))l.media=''}}{let w=()=>document.documentElement.dataset.whole='';if(document.prerendering||performance.getEntriesByType('navigation')[0]?.type!='navigate')w();addEventListener('keydown',e=>{if(e.key=='End')w()})}addEventListener('error',e=>{let s=e.target,n=+(s.dataset?.again??0);if(s.tagName=='SCRIPT'&&s.type=='module'&&n<5)setTimeout(()=>{let t=document.createElement('script');t.type='module';t.dataset.again=n+1;t.src=s.src.split('?')[0]+'?again='+(n+1);document.head.append(t)},1000*3**n)},true);{let d=document,a=d.documentElement.dataset,o=new AbortController,g=()=>{let t=d.querySelector('[data-delayed]');if(t){for(let s of t.content.children)s.async=!1;t.replaceWith(t.content)}};for(let n of['pointermove','pointerdown','keydown','scroll'])addEventListener(n,e=>{if(n!='pointermove'||e.movementX||e.movementY){a.asked='';o.abort();g()}},{capture:!0,passive:!0,signal:o.signal});addEventListener('DOMContentLoaded',()=>{let p=d.querySelector('img[fetchpriority=high]');if(!p||p.complete||'asked'in a)g();else{setTimeout(g,3e3);for(let n of['load','error'])p.addEventListener(n,g)}})}addEventListener('pageswap',e=>{if('quick'in document.documentElement.dataset&&HTMLScriptElement.supports?.('speculationrules')&&e.activation?.navigationType=='push')e.viewTransition?.skipTransition()});addEventListener('unhandledrejection',e=>{if(e.reason instanceof DOMException&&/transition/i.test(e.reason.message))e.preventDefault()});self.trustedTypes?.createPolicy('default',{createScriptURL:u=>new URL(u,location).origin==origin?u:null})`
