import { ImportFailure } from './import-failure.mjs'

/**
 * @typedef {object} ImportModel
 * @property {string} model singular name of the type
 * @property {readonly string[]} naturalKey fields that tell a record from others of its type; empty for a single type
 */

/** Editors' list of categories; the site never reads it, so it is none of the content models. */
const BLOG_CATEGORY = { model: 'blog-category', naturalKey: ['title'] }

/**
 * The types that can be imported, in an order in which most records come after those that they name.
 * @param {readonly ImportModel[]} contentModels those of the backend
 * @param {readonly string[]} only names of the wanted ones; empty for all
 * @returns {readonly ImportModel[]}
 */
export function importModels(contentModels, only) {
  const all = [BLOG_CATEGORY, ...contentModels]
  const unknown = only.filter((name) => all.every(({ model }) => model !== name))
  if (unknown.length > 0) {
    throw new ImportFailure('Nothing was imported.', {
      cause: `--only names ${unknown.join(', ')}, which is no type here`,
      mend: `name some of ${all.map(({ model }) => model).join(', ')}`,
    })
  }
  return only.length === 0 ? all : all.filter(({ model }) => only.includes(model))
}
