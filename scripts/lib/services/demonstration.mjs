/** The languages that the demonstration content is translated into. */
const TRANSLATED_INTO = 'hi'

/**
 * The environment for `npm start`, `npm run dev` and the bench. On one's own machine the demonstration content is offered
 * in every language that it is translated into. A site that others reach, or that has content of its own, offers the
 * languages that its operator chose.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withDemonstrationLanguages(env) {
  if (env.LANGUAGES !== undefined || !isDemonstration(env)) return env
  return { ...env, LANGUAGES: TRANSLATED_INTO }
}

/** @param {NodeJS.ProcessEnv} env */
function isDemonstration({ SEED, SEED_DIR, CONTENT_URL, SITE_URL }) {
  const seed = SEED?.trim() || 'demo'
  return seed === 'demo' && !SEED_DIR?.trim() && !CONTENT_URL?.trim() && isLocal(SITE_URL?.trim())
}

/** @param {string | undefined} address of the site; it is this machine's own when it is not set */
function isLocal(address) {
  if (!address) return true
  if (!URL.canParse(address)) return false
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(address).hostname)
}
