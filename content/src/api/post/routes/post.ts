/** Posts are read in WordPress's shape; `middlewares/wp-json.ts` serves this at the server's root too. */
export default {
  routes: [{ method: 'GET', path: '/wp-json/wp/v2/posts', handler: 'post.find' }],
}
