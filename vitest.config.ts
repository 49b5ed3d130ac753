import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** Needs a database that several processes share, so it runs on PostgreSQL alone. */
const POSTGRES_ONLY = [
  'api/platform/rate-locks.test.ts',
  'server/hub/domains-of-two-processes.test.ts',
  'server/lifecycle/open-postgres.test.ts',
]

/** The same, and takes long: only in `npm run test:all`. */
const POSTGRES_ONLY_NIGHTLY = ['server/http/behind-nginx.test.ts']

/** Races, or depends on what each engine does in its own way: `npm test` runs it on both. */
const BOTH_ENGINES = [
  'api/accounts/ended-sessions.test.ts',
  'api/auth/registration.test.ts',
  'api/crm/adoption/races.test.ts',
  'api/crm/inbox/empty-spam-plans.test.ts',
  'api/database/database.test.ts',
  'api/http/problems.test.ts',
  'api/intake/intake.test.ts',
  'api/linkhub/create-profile.test.ts',
  'api/linkhub/domains/lost-domains.test.ts',
  'api/linkhub/editing/edit-link-plans.test.ts',
  'api/nul-characters.test.ts',
  'api/outbox/outbox.test.ts',
  'api/platform/rate-limit.test.ts',
  'api/push/push.test.ts',
  'api/second-press.test.ts',
  'api/visits/counting/aggregate-visits.test.ts',
  'api/website/publishing.test.ts',
  'api/website/website.test.ts',
]

/** Runs on PostgreSQL too, in `npm run test:all`. */
const BOTH_ENGINES_NIGHTLY = [
  'api/**/*.test.ts',
  'server/backup/*.test.ts',
  'server/{backup,restore,split,staff,website}*.test.ts',
  'server/lifecycle/{drain,durability}*.test.ts',
]

const everyday = [...POSTGRES_ONLY, ...BOTH_ENGINES]
const renamed = [...everyday, ...POSTGRES_ONLY_NIGHTLY].filter((file) => !existsSync(file))
if (renamed.length > 0) throw new Error(`vitest.config.ts names files that are gone: ${renamed.join(', ')}`)

const ALL = ['*.test.ts', '{architecture,contract,content,art,api,server,site,setup}/**/*.test.ts']
/** Walks every combination, or takes long: only in `npm run test:all`. */
const NIGHTLY = '**/*.nightly.test.ts'
const MODULES = '**/node_modules/**'

const runs = [
  { name: 'sqlite', include: ALL, exclude: [MODULES, NIGHTLY, ...POSTGRES_ONLY, ...POSTGRES_ONLY_NIGHTLY] },
  { name: 'sqlite-nightly', include: [NIGHTLY], exclude: [MODULES] },
  { name: 'postgres', include: everyday },
  {
    name: 'postgres-nightly',
    include: [...BOTH_ENGINES_NIGHTLY, ...POSTGRES_ONLY_NIGHTLY],
    exclude: [MODULES, ...everyday],
  },
]

/** Where a developer has not named a PostgreSQL, the tests run on SQLite alone. */
const postgresUrl = process.env.TEST_POSTGRES_URL ?? ''

export default defineConfig({
  test: {
    projects: runs
      .filter(({ name }) => name.startsWith('sqlite') || postgresUrl !== '')
      .map(({ name, ...files }, groupOrder) => ({
        extends: true,
        test: {
          name,
          ...files,
          env: { TEST_POSTGRES_URL: name.startsWith('postgres') ? postgresUrl : '' },
          // One after the other: a worker that went from one project to another would load everything anew.
          sequence: { groupOrder },
        },
      })),
    setupFiles: ['api/testing/remember-hashes.ts'],
    // As many as cores: a third made the whole slower, because nothing waits for long.
    maxWorkers: 2,
    // The files of a worker share what they import, which is slow to load; each test makes data of its own.
    isolate: false,
    // A file that only passes after another one fails here. `SEED=… npm test` repeats the order of a run.
    sequence: { shuffle: { files: true }, ...(process.env.SEED && { seed: Number(process.env.SEED) }) },
    // Only what hangs shall fail by it, also on a machine that is busy with something else.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
