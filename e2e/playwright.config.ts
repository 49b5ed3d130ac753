import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  // The longest run with `WHOLE=1 npm test` only: everybody waits for `npm test`, and ten minutes are enough.
  testIgnore: process.env.WHOLE ? [] : ['long/**'],
  outputDir: '../test-results',
  timeout: 60_000,
  forbidOnly: true,
  fullyParallel: true,
  workers: 3,
  use: {
    launchOptions: {
      // `npm test` finds the browser and names it here; none is downloaded.
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
