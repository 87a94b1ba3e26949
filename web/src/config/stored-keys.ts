/**
 * The names of everything that this site keeps in a visitor's browser. Whoever keeps something takes its name from here;
 * what it is for, and how long it is kept, stands in `features/privacy/stored-entries.ts`, which /cookies shows.
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
  /** Followed by the build, as are files. */
  pages: 'kept-pages',
  files: 'kept-files',
  /** The library's own name for it. */
  ages: 'workbox-expiration',
  preview: 'draft-preview',
} as const

export type StoredKey = keyof typeof STORED_KEYS

/** Seconds for which a cookie lives. */
export const COOKIE_LIFE = {
  receipt: 1_800,
  newsletter: 60,
  link: 3_600,
  preview: 7 * 24 * 3_600,
} as const satisfies Partial<Record<StoredKey, number>>
