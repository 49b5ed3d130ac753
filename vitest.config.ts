import { defineConfig } from 'vitest/config'

/**
 * On PostgreSQL: what races, or asks what the two engines answer in ways of their own. `WHOLE=1 npm test` runs all of the
 * API there too, which takes longer than ten minutes.
 */
const onPostgres = process.env.WHOLE
  ? ['api/**/*.test.ts', 'server/{drain,durability,hub-edits,moderate,open-database,split,staff}.test.ts']
  : [
      'api/{database,intake,leads,project-requests,visits}/**/*.test.ts',
      'api/auth/{delete-account,registration}.test.ts',
      'api/crm/{adopt-races,board-plans,contact-plans,journal,merge}.test.ts',
      'api/linkhub/{create-profile,edit-sequences,rename}.test.ts',
      'api/platform/outbox.test.ts',
      'api/staff/{invites,setup}.test.ts',
      'server/{hub-edits,open-database}.test.ts',
    ]
const everything = ['*.test.ts', '{contract,content,api,server,site}/**/*.test.ts']

export default defineConfig({
  test: {
    include: process.env.TEST_POSTGRES_URL ? onPostgres : everything,
    // Two cores, two workers: much of a test is waiting for hashes, commits and child processes.
    maxWorkers: 2,
    // The files of a worker share what they import, which is slow to load; each test makes a world of its own.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
