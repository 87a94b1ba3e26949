import type { readEnvironment } from './read-settings'

/** Largest file that editors may put into the media library. */
export const MAX_UPLOAD_BYTES = 50 * 1024 * 1024

/** Everything the content backend takes from its environment. */
type Settings = ReturnType<typeof readEnvironment>['settings']

export type FirstAdmin = NonNullable<Settings['firstAdmin']>
export type PeopleProvider = NonNullable<Settings['leads']['peopleProvider']>
export type S3Settings = NonNullable<Settings['s3']>
export type IndexNowSettings = NonNullable<Settings['indexNow']>
