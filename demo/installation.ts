import { createApp } from '@nokshi/api/app.ts'
import { createAppDeps } from '@nokshi/api/create-deps.ts'
import { startJobs } from '@nokshi/api/jobs.ts'
import { readConfig } from '@nokshi/api/platform/config.ts'
import { createLog } from '@nokshi/api/platform/log.ts'
import { openDatabase } from '../server/lifecycle/open-database.ts'
import { type Browser, openBrowser } from './browser.ts'

export type Installation = Awaited<ReturnType<typeof openInstallation>>

/**
 * The product without its server: the same app, database and background work, with a clock that can be moved. Nothing else
 * about it is special; whoever uses it calls its routes.
 */
export async function openInstallation(dataDir: string, setupCode: string) {
  const config = readConfig({
    DATA_DIR: dataDir,
    STAFF_SETUP_CODE: setupCode,
    // Visitors come from many addresses and countries, which only a proxy can tell.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  })
  const log = createLog(config.logLevel)
  const clock = { now: Date.now() }
  const database = await openDatabase(config, log)
  // Links are tried once a day, and a year passes here in a minute: nobody's server is called, and nobody waits for one.
  const outbound = { patienceMs: 1 }
  const deps = await createAppDeps({ config, database, now: () => clock.now, log, outbound })
  const jobs = startJobs(deps, { isPaused: true })
  const app = createApp(deps)
  let browsers = 0

  return {
    app,
    deps,
    clock,
    runJobs: () => jobs.runDue(),
    /** Each at an address of its own, one of those set aside for documents (RFC 2544). */
    openBrowser: (): Browser => openBrowser(app, `198.18.${++browsers >> 8}.${browsers & 255}`),
    async close() {
      await jobs.stop()
      await database.close()
    },
  }
}
