import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import {
  CONTRACT_TESTS_OF_SUBMISSIONS,
  LONGEST_FIRST,
  NIGHTLY_CONTRACT_TESTS,
  POSTGRES_AT_NIGHT,
} from './tests/contract/kinds.ts'
import { compileWords } from './web/build/compile-words.ts'

const repository = import.meta.dirname

/** Aliases for code that runs in plain Node here and under a bundler in production. */
const alias = {
  // The sources and not the build, so that no test passes because of an old build.
  '@ashlar/contract/': `${join(repository, 'contract/src')}/`,
  '@ashlar/contract': join(repository, 'contract/src/index.ts'),
  // Without React's server condition the package throws when it is imported.
  'server-only': join(repository, 'node_modules/server-only/empty.js'),
  '@/': `${join(repository, 'web/src')}/`,
  '#seed/': `${join(repository, 'content/seed')}/`,
  '#brand/': `${join(repository, 'brand')}/`,
}

const contractFiles = (names: readonly string[]) => names.map((name) => `tests/contract/${name}.test.ts`)
const ofSubmissions = contractFiles(CONTRACT_TESTS_OF_SUBMISSIONS)
const nightly = contractFiles(NIGHTLY_CONTRACT_TESTS)

const longest = contractFiles(LONGEST_FIRST)
const rankOf = ({ moduleId }: TestSpecification) => longest.findIndex((file) => moduleId.endsWith(file)) + 1 || Infinity

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Equal ones stay in Vitest's order.
    return (await super.sort(files)).toSorted((one, other) => Math.sign(rankOf(one) - rankOf(other)) || 0)
  }
}

/** Of a condition that a test waits for. The default of one second would measure how busy the machine is. */
const expectations = { poll: { timeout: 20_000 } }

/** Vitest's default leaves one processor free. */
const EACH_PROCESSOR = '100%'

const contract = {
  environment: 'node',
  expect: expectations,
  globalSetup: 'tests/contract/start-databases.ts',
  // Each file starts its own content backend, with its own port and data. Those that take longest wait for its clocks for
  // about half of their time. So four at once keep two processors busy, after the unit tests.
  maxWorkers: 4,
  sequence: { groupOrder: 1 },
  // Most take a second. It only ends a test that hangs.
  testTimeout: 180_000,
  // A first start creates the tables and writes the demonstration content.
  hookTimeout: 300_000,
  // `npm test` decides it.
  retry: process.env.TRY_CONTRACT_TESTS_AGAIN ? 1 : 0,
} as const

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { alias },
        // As the build does it.
        plugins: [compileWords()],
        test: {
          name: 'unit',
          maxWorkers: EACH_PROCESSOR,
          expect: expectations,
          // Style sheets are empty here, except the one that is read as text.
          css: { include: [/colours\.css/] },
          environment: 'node',
          // What the backend's settings come from; a test that writes a file does not write it beside the sources.
          env: {
            BRAND_DIR: join(repository, 'brand'),
            DATA_DIR: join(repository, '.data/unit-tests'),
            SITE_URLS: 'http://localhost:3000',
          },
          // Some draw charts or fill an index: a second on a free machine, ten on a busy one.
          testTimeout: 30_000,
          include: [
            'contract/tests/**/*.test.ts',
            'packages/*/tests/**/*.test.ts',
            'contract/src/**/*.test.ts',
            'web/src/**/*.test.{ts,tsx}',
            'content/src/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'front-door',
          maxWorkers: EACH_PROCESSOR,
          expect: expectations,
          environment: 'node',
          include: ['tests/front-door/**/*.test.ts'],
          // These tests start and end real processes, which is slow on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          ...contract,
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          exclude: [...ofSubmissions, ...nightly],
        },
      },
      { resolve: { alias }, test: { ...contract, name: 'submission-contract', include: ofSubmissions } },
      { resolve: { alias }, test: { ...contract, name: 'full-contract', include: nightly } },
      {
        resolve: { alias },
        test: {
          ...contract,
          name: 'full-postgres',
          include: contractFiles(POSTGRES_AT_NIGHT),
          env: { POSTGRES_ALONE: '1' },
        },
      },
    ],
  },
})
