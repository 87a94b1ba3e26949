/**
 * A script of the page that does not arrive: its failure is kept from the framework, which would put an empty page in
 * the place of the one that is drawn, and it is asked for again after 1, 3, 9, 27 and 81 seconds. Meanwhile the page is
 * what it is without script. The address stays as it is written: by it the framework knows its own. What is loaded later, on demand, is left to those who asked for it.
 */
const ASK_AGAIN = `addEventListener('error',e=>{let s=e.target,n=+(s.dataset?.again??0);if(s.tagName!='SCRIPT'||!s.hasAttribute('async')||!s.src.includes('/_next/static/'))return;e.stopImmediatePropagation();if(n<5)setTimeout(()=>{let t=document.createElement('script');t.setAttribute('async','');t.dataset.again=n+1;t.setAttribute('src',s.getAttribute('src'));document.head.append(t)},1000*3**n)},true)`

/** Stands before all other scripts of a page, so that none can fail unseen. */
export function LostScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script dangerouslySetInnerHTML={{ __html: ASK_AGAIN }} />
}
