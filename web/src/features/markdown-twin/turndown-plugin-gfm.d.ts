declare module '@joplin/turndown-plugin-gfm' {
  import type TurndownService from 'turndown'

  /** Tables, task lists and struck words. */
  export const gfm: TurndownService.Plugin
}
