import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config'

/** `npm run look`: every template at four widths, light and dark, menus open, as pictures under .data/looks. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: '../support/start-stacks.ts',
  outputDir: '../../test-results/look',
  timeout: 90_000,
  projects: [{ name: 'look', testMatch: 'look.spec.ts' }],
})
