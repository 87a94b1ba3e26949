/** Contract tests of capabilities that take long; a submission runs them, `npm test` does not. */
export const CONTRACT_TESTS_OF_SUBMISSIONS = [
  'backups/backup',
  'backups/kept-backups',
  'editing/mentions',
  'editing/planning',
  'hostile/fuzz',
  'hostile/upload-fuzz',
  'leads/at-once',
  'leads/delivery',
  'moving/copy-site',
  'running/object-store',
  'running/search-engines',
  'running/silent-peers',
  'running/two-backends',
]

/**
 * Contract tests that only `npm run test:full` runs: images, imports, full disks, the older of the foreign backends,
 * searches that found nothing, of which a journey asks the main part, what a publication asks the database, the largest
 * numbers of each database, and databases that are moved or shared.
 */
export const NIGHTLY_CONTRACT_TESTS = [
  'deployment/containers',
  'editing/empty-searches',
  'editing/large-numbers',
  'editing/publish-queries',
  'foreign/strapi-four',
  'hostile/disk-full',
  'leads/full-disk-alert',
  'leads/transitions',
  'moving/import-strapi',
  'moving/import-strapi-four',
  'moving/import-subscribers',
  'moving/import-whole-site',
  'moving/import-wordpress',
  'moving/move-to-postgres',
  'running/proxies',
  'running/shared-database',
]

/**
 * Contract tests whose half on PostgreSQL runs only in `npm run test:full`. Storing, erasing and sending leads, the
 * newsletter, planned publications and several backends are tested on both databases each time.
 */
export const POSTGRES_AT_NIGHT = [
  'editing/admin-routes',
  'editing/bin',
  'editing/blocks',
  'editing/content-search',
  'editing/history',
  'editing/notices',
  'editing/pictures',
  'editing/presence',
  'editing/project-files',
  'editing/replaced-files',
  'editing/sheets',
  'hostile/hostile',
  'hostile/uploads',
  'leads/answers',
  'leads/corrections',
  'leads/desk',
  'leads/full-disk-alert',
  'leads/hindi',
  'leads/lifetime',
  'leads/mail-floods',
  'leads/recruiting',
  'moving/copy-site',
  'reads/former-addresses',
  'reads/reads',
  'running/watched',
]

/** Contract tests that take longest: they begin first, so that no worker is left with one of them at the end. */
export const LONGEST_FIRST = [
  'running/silent-peers',
  'editing/admin-routes',
  'leads/follows',
  'leads/at-once',
  'leads/delivery',
  'backups/backup',
  'leads/telling',
  'moving/copy-site',
  'editing/planning',
  'hostile/admin-door',
  'running/two-backends',
  'editing/sheets',
  'hostile/fuzz',
  'hostile/upload-fuzz',
]
