import { defineConfig } from '@playwright/test'

const launchOptions = {
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
}

const SCREENS = '**/*-has-any-screen.nightly.spec.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Only what hangs shall fail by it, also on a machine that is busy with something else.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  fullyParallel: true,
  workers: 4,
  // Tests answer in place of the server, and what a worker fetches passes them by. The journey of the worker has it.
  use: { launchOptions, serviceWorkers: 'block' },
  projects: [
    // The longest come first: at the end they would leave a core idle.
    {
      name: 'screens',
      testMatch: SCREENS,
      // A walk is a hundred screens long, and other walks are under way.
      timeout: 240_000,
      // Scroll bars take 15 pixels of a window on most desks, and none of what media queries measure.
      use: { launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } },
    },
    { name: 'journeys', testIgnore: SCREENS },
  ],
})
