/** An import that cannot begin or go on, with its cause and what the user can do about it. */
export class ImportFailure extends Error {
  /**
   * @param {string} what a whole sentence, such as 'Nothing was imported.'
   * @param {{ cause: string, mend: string }} details in words for the user
   */
  constructor(what, details) {
    super(what)
    this.name = 'ImportFailure'
    this.details = details
  }
}
