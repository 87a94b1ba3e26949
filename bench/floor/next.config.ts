import site from '../../web/next.config'

// The site's own options, so that Next's floor is the same Next; without what the site adds to every answer, and without
// what it tunes for throughput: there the bare page is Next as it comes.
const {
  headers: _headers,
  redirects: _redirects,
  rewrites: _rewrites,
  generateEtags: _generateEtags,
  compress: _compress,
  ...options
} = site

export default options
