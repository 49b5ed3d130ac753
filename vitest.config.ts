import { defineConfig } from 'vitest/config'

/** On PostgreSQL only what meets a database is run again. */
const include = process.env.TEST_POSTGRES_URL
  ? ['api/**/*.test.ts', 'server/{drain,durability,hub-edits,moderate,open-database,split,staff}.test.ts']
  : ['*.test.ts', '{contract,content,api,server,site}/**/*.test.ts']

export default defineConfig({
  test: {
    include,
    // Two cores, two workers: much of a test is waiting for hashes, commits and child processes.
    maxWorkers: 2,
    // The files of a worker share what they import, which is slow to load; each test makes a world of its own.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
