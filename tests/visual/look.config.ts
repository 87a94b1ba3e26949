import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config'

/**
 * `npm run look`: pictures of every template at eight sizes, two of them also in dark colours, with open menus, under
 * .data/looks; an overview of the first screens for each size; and a sheet of every picture in every crop.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: '../support/services/start-stacks.ts',
  outputDir: '../../test-results/look',
  timeout: 90_000,
  projects: [{ name: 'look', testMatch: ['look.spec.ts', 'contact-sheet.spec.ts'] }],
})
