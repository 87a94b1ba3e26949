export default {
  routes: [{ method: 'POST', path: '/empty-searches', handler: 'empty-search.create' }],
}
