/** Permission to read posts includes permission to read their categories and authors. */
const config = { auth: { scope: ['api::post.post.find'] } }

/** Posts are read in WordPress's shape; `middlewares/wp-json.ts` serves this at the server's root too. */
export default {
  routes: [
    { method: 'GET', path: '/wp-json/wp/v2/posts', handler: 'post.find' },
    { method: 'GET', path: '/wp-json/wp/v2/categories', handler: 'post.categories', config },
    { method: 'GET', path: '/wp-json/wp/v2/users', handler: 'post.authors', config },
  ],
}
