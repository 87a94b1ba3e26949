/**
 * The address below which the built scripts and styles are. Names of the files in it contain a hash of their content, so
 * an address never changes its meaning. `deploy/nginx` knows the address too.
 */
export const BUILT_FILES = '/_astro/'
