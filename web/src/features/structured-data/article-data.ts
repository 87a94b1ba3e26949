import 'server-only'
import type { SiteSettings } from '@ashlar/contract'
import type { Article } from 'schema-dts'
import type { FullPost } from '@/content/readers/posts'
import { fullAddress } from './json-ld'
import { organizationReference } from './organization-data'

/** A post of our own blog. */
export function articleData(post: FullPost, settings: SiteSettings): Article {
  return {
    '@type': 'Article',
    headline: post.title,
    ...(post.excerpt ? { description: post.excerpt } : {}),
    datePublished: post.publishedAt,
    mainEntityOfPage: fullAddress(`/blog/${post.slug}`),
    ...(post.picture ? { image: fullAddress(post.picture.url) } : {}),
    ...(post.author ? { author: { '@type': 'Person', name: post.author.name } } : {}),
    publisher: organizationReference(settings),
  }
}
