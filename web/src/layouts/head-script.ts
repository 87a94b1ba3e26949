/**
 * The one script that stands in a page itself, before all others.
 *
 * Scripts and workers are loaded from this site alone, whoever asks for them (Trusted Types; the content policy asks for
 * them). What makes elements out of text goes through ui/html/own-html.ts.
 *
 * A script of ours that does not arrive is asked for again after 1, 3, 9, 27 and 81 seconds; meanwhile the page is what
 * it is without script. It is asked for under a new query, since a browser may remember that an address failed.
 *
 * The change from page to page is an ornament that a browser leaves out when the visitor is in a hurry, the window was
 * resized or the next page is late. Chromium tells each of these as an unhandled rejection, though nothing was lost
 * (w3c/csswg-drafts issue 13726), so that they would bury true faults: here they are taken note of, by listening before
 * the first frame is drawn.
 */
export const HEAD_SCRIPT = `self.trustedTypes?.createPolicy('default',{createScriptURL:u=>new URL(u,location).origin==location.origin?u:null});addEventListener('error',e=>{let s=e.target,n=+(s.dataset?.again??0);if(s.tagName=='SCRIPT'&&s.type=='module'&&n<5)setTimeout(()=>{let t=document.createElement('script');t.type='module';t.dataset.again=n+1;t.src=s.src.split('?')[0]+'?again='+(n+1);document.head.append(t)},1000*3**n)},true);for(const name of['pageswap','pagereveal'])addEventListener(name,({viewTransition:change})=>{if(change)for(const part of[change.ready,change.updateCallbackDone,change.finished])part.catch(()=>{})})`
