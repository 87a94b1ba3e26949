import type { Core } from '@strapi/strapi'
import { readPublished } from './check-record'
import { textOf } from './walk'

const BLOG_CATEGORY = 'api::blog-category.blog-category'

/** Fills the list of categories from published posts, once; afterwards editors maintain it. */
export async function seedBlogCategories(strapi: Core.Strapi): Promise<void> {
  const begun = strapi.store({ type: 'ashlar', name: 'blog-categories', key: 'begun' })
  if (await begun.get({})) return
  const posts = await readPublished(strapi).all('post')
  const titles = new Set(posts.map(({ category }) => textOf(category)).filter(Boolean))
  for (const title of titles) {
    if ((await strapi.db.query(BLOG_CATEGORY).count({ where: { title } })) > 0) continue
    await strapi.documents(BLOG_CATEGORY).create({ data: { title } as never })
  }
  if (posts.length > 0) await begun.set({ value: true })
}
