/**
 * What the operator should know before anything is served.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]} a line each
 */
export function warningsOf(env) {
  if (env.SERVER_TLS_VERIFY !== 'off') return []
  return [
    'WARNING  SERVER_TLS_VERIFY=off: the certificates of the servers that the site calls are not verified, so anyone in',
    '         between can read and change what they say. Unset it outside a trial.',
  ]
}
