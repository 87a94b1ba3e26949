import { offeredWidths, pictureAddress } from '@/ui/picture/picture-address'
import { minWidth } from '@/ui/styles/breakpoints'

/** The text column of a post, in CSS pixels. */
const COLUMN = 640
const SIZES = `${minWidth.xs} 40rem, 100vw`

/** An `<img>` of the sanitiser (content/post-text.ts), which writes the attributes in this order. */
const PICTURE = /<img src="(\/media\/[^"]+)" alt="([^"]*)" width="(\d+)" height="(\d+)" loading="lazy" \/>/g

/**
 * The HTML of a post with each picture in the widths of its column. A drawing, or a picture whose size is not known, is
 * shown as it is.
 */
export function withPictureSizes(html: string): string {
  return html.replace(PICTURE, (whole, url: string, alt: string, width: string, height: string) => {
    if (/\.svg(?:\?|$)/.test(url)) return whole
    const widths = offeredWidths(SIZES, Math.min(Number(width), 2 * COLUMN))
    const set = widths.map((copy) => `${pictureAddress(url, copy)} ${copy}w`).join(', ')
    const src = pictureAddress(url, widths.at(-1) ?? COLUMN)
    return `<img src="${src}" srcset="${set}" sizes="${SIZES}" alt="${alt}" width="${width}" height="${height}" loading="lazy" />`
  })
}
