/**
 * Delays the scripts of a page that begins with a picture, until the script in its head lets them go: on a phone's
 * network every byte of them would delay the picture, which is what the visitor looks at.
 *
 * @param html of the body.
 */
export function delayScripts(html: string): string {
  return html.replaceAll('<script type="module" src=', '<script type="module" data-delayed=')
}
