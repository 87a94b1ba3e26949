import site from '../../web/next.config'

// The site's own options, without what it adds to every answer: the bare page has no headers, redirects and rewrites.
const { headers: _headers, redirects: _redirects, rewrites: _rewrites, ...options } = site

export default options
