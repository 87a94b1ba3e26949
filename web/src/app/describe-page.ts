import type { Metadata } from 'next'
import { readSettings } from '@/content/readers/settings'

interface PageDescription {
  title: string
  description: string
  /** The one address of what is shown, with the part of its query that matters. */
  path: string
  /** `article` for what has a day and an author. */
  type?: 'website' | 'article'
  /** `YYYY-MM-DD`, of an article. */
  publishedOn?: string
  /** Leaves the brand's name out of the title: the home page says it itself. */
  alone?: boolean
}

/** Width and height of every share picture. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const

/** The head of a page: title, description, canonical address, and what is shown where somebody shares it. */
export async function describePage({
  title,
  description,
  path,
  type = 'website',
  publishedOn,
  alone = false,
}: PageDescription): Promise<Metadata> {
  const { brandName } = await readSettings()
  const shared = {
    title,
    description,
    url: path,
    siteName: brandName,
    locale: 'en_IN',
    images: [{ url: sharePictureOf(path), ...SHARE_PICTURE, type: 'image/jpeg', alt: title }],
  }
  return {
    title: alone ? { absolute: title } : title,
    description,
    alternates: { canonical: path },
    openGraph:
      type === 'article'
        ? { ...shared, type, ...(publishedOn ? { publishedTime: publishedOn } : {}) }
        : { ...shared, type },
    twitter: { card: 'summary_large_image' },
  }
}

/** Where the share picture of a page is made. */
export function sharePictureOf(path: string): string {
  const [plain = '/'] = path.split(/[?#]/)
  return `/api/share-pictures${plain === '/' ? '/home' : plain}.jpg`
}
