/** The admin in the browser: nothing is asked of Strapi's servers, and no tour stands in an editor's way. */
export default {
  config: {
    locales: [],
    notifications: { releases: false },
    tutorials: false,
  },
}
