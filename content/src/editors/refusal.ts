import { errors } from '@strapi/utils'

/**
 * A refusal whose reason reaches the editor: of what is refused behind a route, Strapi passes on the message of this
 * class alone, and says of every other “Forbidden”.
 *
 * @param reason what is missing, and who can mend it.
 */
export function refusal(reason: string): errors.PolicyError {
  return new errors.PolicyError(reason)
}

/** For a right that an editor has for other records. */
export const ONLY_OTHERS = 'Your role has this right for other records only, such as your own.'
