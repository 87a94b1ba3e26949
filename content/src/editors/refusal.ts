import { errors } from '@strapi/utils'

/**
 * A refusal whose reason reaches the editor: Strapi passes on the message of this class of errors alone, and puts
 * “Forbidden” in place of every other.
 *
 * @param reason what is missing, and who can mend it.
 */
export function refusal(reason: string): errors.PolicyError {
  return new errors.PolicyError(reason)
}

/** For a right that an editor has for other records. */
export const ONLY_OTHERS = 'Your role has this right for other records only, such as your own.'
