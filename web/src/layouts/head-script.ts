/**
 * The one script that stands in a page itself, before all others.
 *
 * Scripts and workers are loaded from this site alone, whoever asks for them (Trusted Types; the content policy asks for
 * them). What makes elements out of text goes through ui/html/own-html.ts.
 *
 * A script of ours that does not arrive is asked for again after 1, 3, 9, 27 and 81 seconds; meanwhile the page is what
 * it is without script. It is asked for under a new query, since a browser may remember that an address failed.
 *
 * What is asked for ahead of its time, typeface and first picture, takes the network from the page's own words: on a slow
 * one, or where data are saved, it comes when its turn comes (layouts/document.astro holds it back until here).
 *
 * Scripts of a page that begins with a picture wait until it is there, for three seconds at most, or until the visitor
 * gives a sign (layouts/delayed-scripts.ts). A mouse that rests where the page appears moves by nothing, and is none.
 *
 * Whoever comes back needs the whole page laid out at once, to stand where it was, and whoever presses End, to come to
 * its end (chrome/site-frame.module.css).
 *
 * The change from page to page is an ornament that a browser leaves out when the visitor is in a hurry, the window was
 * resized or the next page is late. Chromium tells each of these as an unhandled rejection, though nothing was lost
 * (w3c/csswg-drafts issue 13726), so that they would bury true faults: here they are taken note of, by listening before
 * the first frame is drawn.
 */
export const HEAD_SCRIPT = `{let c=navigator.connection;if(!(c?.saveData||c?.rtt>600))for(let l of document.querySelectorAll('[rel=preload]'))l.media=''}{let w=()=>document.documentElement.dataset.whole='';if(performance.getEntriesByType('navigation')[0]?.type!='navigate')w();addEventListener('keydown',e=>{if(e.key=='End')w()})}addEventListener('error',e=>{let s=e.target,n=+(s.dataset?.again??0);if(s.tagName=='SCRIPT'&&s.type=='module'&&n<5)setTimeout(()=>{let t=document.createElement('script');t.type='module';t.dataset.again=n+1;t.src=s.src.split('?')[0]+'?again='+(n+1);document.head.append(t)},1000*3**n)},true);{let d=document,a=d.documentElement.dataset,o=new AbortController,g=()=>{for(let s of d.querySelectorAll('[data-delayed]'))if(!s.src){s.async=!1;s.src=s.dataset.delayed}};for(let n of['pointermove','pointerdown','keydown','scroll'])addEventListener(n,e=>{if(n!='pointermove'||e.movementX||e.movementY){o.abort();a.asked='';g()}},{capture:!0,passive:!0,signal:o.signal});addEventListener('DOMContentLoaded',()=>{let p=d.querySelector('img[fetchpriority=high]');if(!p||p.complete||'asked'in a)g();else{setTimeout(g,3e3);for(let n of['load','error'])p.addEventListener(n,g)}})}for(let n of['pageswap','pagereveal'])addEventListener(n,({viewTransition:v})=>{if(v)for(let p of[v.ready,v.updateCallbackDone,v.finished])p.catch(()=>{})});self.trustedTypes?.createPolicy('default',{createScriptURL:u=>new URL(u,location).origin==origin?u:null})`
