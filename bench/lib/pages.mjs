/** The pages that are looked at: the home page, one of each kind of the navigation, and the one without a header. */
export const PAGES = ['/', '/services/residential', '/technology', '/projects', '/aca', '/about/contact-us']
