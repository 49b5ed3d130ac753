import { createApp } from '@nokshi/api/app.ts'
import { createAppDeps } from '@nokshi/api/create-deps.ts'
import { startJobs } from '@nokshi/api/jobs.ts'
import { readConfig } from '@nokshi/api/platform/config.ts'
import { createLog } from '@nokshi/api/platform/log.ts'
import { openDatabase } from '../server/lifecycle/open-database.ts'
import { openBrowser } from './browser.ts'
import { drawPicture } from './pictures.ts'

export type Installation = Awaited<ReturnType<typeof openInstallation>>

const PHONE = 'Mozilla/5.0 (Linux; Android 14; SM-A546B) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36'

/** Of all invented sites but one page, so that the check of links has something to say. */
const GONE = '/spices'

/** What a provider says about any video, and the picture it names. */
async function answerTo({ pathname }: URL) {
  if (pathname === '/oembed') return Buffer.from('{"thumbnail_url":"https://i.ytimg.com/vi/demo.jpg"}')
  if (pathname !== '/vi/demo.jpg') return Buffer.alloc(0)
  return Buffer.from(await (await drawPicture('boat', 'muted')).arrayBuffer())
}

/** The product without its HTTP server: the same app, database and jobs, with a clock that can be set. */
export async function openInstallation(dataDir: string, setupCode: string) {
  const config = readConfig({
    DATA_DIR: dataDir,
    STAFF_SETUP_CODE: setupCode,
    // The addresses and countries of visitors are told by a proxy.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  })
  const log = createLog(config.logLevel)
  const clock = { now: Date.now() }
  const database = await openDatabase(config, log)
  const deps = await createAppDeps({ config, database, now: () => clock.now, log })
  // Links are checked once a day, and a year passes in a minute: nobody's server is called.
  deps.outbound.call = async (url) => ({
    headers: {},
    status: url.pathname === GONE ? 404 : 200,
    visited: [url],
    body: await answerTo(url),
  })
  const jobs = startJobs(deps, { isPaused: true })
  const app = createApp(deps)
  let browsers = 0
  return {
    app,
    deps,
    clock,
    runJobs: () => jobs.runDue(),
    /** Each at an address of its own, of those that are reserved for tests (RFC 2544). */
    openBrowser() {
      const address = `198.18.${++browsers >> 8}.${browsers & 255}`
      return openBrowser(app, { 'user-agent': PHONE, 'x-forwarded-for': address })
    },
    async close() {
      await jobs.stop()
      await database.close()
    },
  }
}
