interface FirstPicture {
  src: string
  srcSet: string | undefined
  sizes: string | undefined
}

/**
 * The picture with the highest fetch priority. In the HTML it comes only after header and menus, so the head preloads
 * it.
 *
 * @param html of the body, attributes in double quotes.
 */
export function firstPicture(html: string): FirstPicture | null {
  const picture = /<img\b[^>]*\bfetchpriority="high"[^>]*>/i.exec(html)?.[0]
  const src = picture && attributeOf(picture, 'src')
  return src ? { src, srcSet: attributeOf(picture, 'srcset'), sizes: attributeOf(picture, 'sizes') } : null
}

function attributeOf(element: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(element)?.[1]
  return value?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

/**
 * Delays the scripts of a page that begins with a picture, until the script in its head releases them: on a slow phone
 * network, they would delay the picture, which the visitor sees first.
 *
 * @param html of the body.
 */
export function delayScripts(html: string): string {
  return html.replaceAll('<script type="module" src=', '<script type="module" data-delayed=')
}
