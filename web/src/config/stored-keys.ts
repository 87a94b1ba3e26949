/**
 * The names of everything that this site keeps in a visitor's browser. All code takes its names from here;
 * `features/privacy/stored-entries.ts` says what each is for and how long it is kept, and /cookies shows it.
 */
export const STORED_KEYS = {
  consent: 'analytics-consent',
  films: 'films-from-elsewhere',
  shortlist: 'project-shortlist',
  searches: 'recent-searches',
  slash: 'search-slash-off',
  /** Followed by the page's path and the form's name. */
  draft: 'lead-form',
  campaign: 'lead-campaign',
  receipt: 'lead-receipt',
  newsletter: 'newsletter',
  link: 'private-link',
  /** Followed by the id of the build, as for files. */
  pages: 'kept-pages',
  files: 'kept-files',
  /** The name is chosen by the library. */
  ages: 'workbox-expiration',
  preview: 'draft-preview',
} as const

export type StoredKey = keyof typeof STORED_KEYS

/** Lifetime of cookies in seconds. */
export const COOKIE_LIFE = {
  receipt: 1_800,
  newsletter: 60,
  link: 3_600,
  preview: 7 * 24 * 3_600,
} as const satisfies Partial<Record<StoredKey, number>>
