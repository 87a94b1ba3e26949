/**
 * Contract tests that start many stacks, wait for clocks and kills, or fill a disk; only `npm run test:full` runs them.
 */
export const LONG_CONTRACT_TESTS = [
  'backups/backup',
  'backups/kept-backups',
  'editing/planning',
  'hostile/disk-full',
  'hostile/fuzz',
  'hostile/upload-fuzz',
  'leads/at-once',
  'leads/delivery',
  'leads/full-disk-alert',
  'moving/copy-site',
  'moving/import-strapi',
  'moving/import-wordpress',
  'running/object-store',
  'running/search-engines',
  'running/silent-peers',
  'running/two-backends',
]

/** Contract tests that only a whole `npm run test:full` runs, because of their length. */
export const RELEASE_CONTRACT_TESTS = ['foreign/strapi-four', 'moving/import-strapi-four', 'moving/import-whole-site']

/**
 * Contract tests whose half on PostgreSQL runs only in `npm run test:full`. Tests of storing and erasing leads run on
 * both databases each time.
 */
export const POSTGRES_IN_FULL_RUN = [
  'editing/bin',
  'editing/blocks',
  'editing/history',
  'editing/pictures',
  'editing/planning',
  'editing/replaced-files',
  'editing/sheets',
  'hostile/uploads',
  'leads/answers',
  'leads/corrections',
  'leads/desk',
  'leads/hindi',
  'leads/newsletter',
  'reads/former-addresses',
  'reads/reads',
  'running/watched',
]
