/**
 * The change from page to page is an ornament that a browser leaves out when the visitor is in a hurry, the window was
 * resized or the next page is late. Chromium tells each of these as an unhandled rejection, though nothing was lost
 * (w3c/csswg-drafts issue 13726), so that they would bury true faults: here they are taken note of, by listening
 * before the first frame is drawn.
 */
const LET_GO = `for(const name of ["pageswap","pagereveal"])addEventListener(name,({viewTransition:change})=>{if(change)for(const part of [change.ready,change.updateCallbackDone,change.finished])part.catch(()=>{})})`

/** Stands in the head of every page. */
export function PageChange() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written here, above
  return <script dangerouslySetInnerHTML={{ __html: LET_GO }} />
}
