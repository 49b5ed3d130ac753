import { defineConfig } from 'vitest/config'

/** Only a PostgreSQL can be shared by several processes. */
const BETWEEN_MACHINES = ['server/two-processes.test.ts', 'server/behind-nginx.test.ts']

/**
 * On PostgreSQL: what races, or asks what the two engines answer in ways of their own. `WHOLE=1 npm test` runs all of the
 * API there too, which takes longer than ten minutes.
 */
const onPostgres = process.env.WHOLE
  ? [
      'api/**/*.test.ts',
      'server/{backup,beacons,drain,durability,hub-edits,moderate,open-database,restore,shortcuts,split,staff}.test.ts',
      'server/backup/*.test.ts',
      ...BETWEEN_MACHINES,
    ]
  : [
      'api/{database,intake,leads,project-requests,visits}/**/*.test.ts',
      'api/auth/{delete-account,registration}.test.ts',
      'api/crm/{adoption/races,deals/board-plans,people/contact-plans,people/merge,records/journal}.test.ts',
      'api/linkhub/{create-profile,edit-sequences,rename}.test.ts',
      'api/platform/{outbox,outbox-lane,problems,retry-plan}.test.ts',
      'api/staff/{invites,setup}.test.ts',
      'server/{backup,beacons,hub-edits,open-database,restore,shortcuts}.test.ts',
      'server/backup/copy-pictures.test.ts',
      ...BETWEEN_MACHINES,
      'api/fuzz.test.ts',
    ]
const everything = ['*.test.ts', '{contract,content,api,server,site}/**/*.test.ts']

export default defineConfig({
  test: {
    include: process.env.TEST_POSTGRES_URL ? onPostgres : everything,
    exclude: ['**/node_modules/**', ...(process.env.TEST_POSTGRES_URL ? [] : BETWEEN_MACHINES)],
    // Two cores, two workers: much of a test is waiting for hashes, commits and child processes.
    maxWorkers: 2,
    // The files of a worker share what they import, which is slow to load; each test makes a world of its own.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
