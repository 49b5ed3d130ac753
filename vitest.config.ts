import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['*.test.ts', '{contract,content,api,server,site}/**/*.test.ts'],
    // Two cores, two workers: much of a test is waiting for hashes, commits and child processes.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
