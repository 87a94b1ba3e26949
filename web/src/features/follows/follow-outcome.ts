/** The page that shows what became of a form to follow something. */
export const FOLLOW_PATH = '/follows'

/** Name of the parameter with the address of what is followed. */
export const OF_PARAMETER = 'of'

export const FOLLOW_FAILURE =
  'We could not store that just now. Your address is still here: please try again in a minute.'

/** @param subject the address of what is followed, in English. */
export function followHref(subject: string): string {
  return `${FOLLOW_PATH}?${new URLSearchParams({ [OF_PARAMETER]: subject })}`
}
