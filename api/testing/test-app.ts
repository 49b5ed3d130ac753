import { onTestFinished } from 'vitest'
import { createApp } from '../app.ts'
import { createAppDeps } from '../create-deps.ts'
import { connectDatabase, type DatabaseAddress } from '../database/connect.ts'
import { startJobs } from '../jobs.ts'
import { readConfig } from '../platform/config.ts'
import type { Deps } from '../platform/deps.ts'
import type { DnsOptions } from '../platform/dns.ts'
import { createLog } from '../platform/log.ts'
import type { OutboundOptions } from '../platform/outbound.ts'
import { createClient } from './client.ts'
import { createTestDatabase, testEngine } from './test-database.ts'

export interface TestAppOptions {
  /** More environment variables than an empty set. */
  env?: Record<string, string>
  /** A name server of the test's own. */
  dns?: DnsOptions
  /** An Internet of the test's own. */
  outbound?: OutboundOptions
}

/** The real app on an empty database of its own, a clock that stands still, and visitors to call it. */
export async function testApp({ env = {}, dns = {}, outbound = {} }: TestAppOptions = {}) {
  const database = await createTestDatabase()
  const config = readConfig({ DATA_DIR: database.folder, SECRET: 'a-secret-for-tests-only-0123456789', ...env })
  const clock = { now: Date.parse('2026-11-15T06:00:00Z') }
  const logged: string[] = []
  const deps = await createAppDeps({
    config,
    database,
    now: () => clock.now,
    log: createLog('debug', (line) => logged.push(line)),
    dns,
    outbound,
  })
  const app = createApp(deps)
  const jobs = startJobs(deps, { isPaused: true })
  onTestFinished(async () => {
    await jobs.stop()
    await database.drop()
  })

  return {
    app,
    deps,
    jobs,
    /** The variables that point to its data. */
    place: { DATA_DIR: database.folder, ...(database.address.url && { DATABASE_URL: database.address.url }) },
    /** The app once more, as another process on the same database runs it. */
    startSecondProcess: async () => createApp(await secondDeps(deps, database.address)),
    /** The background work of that other process. */
    async startSecondJobs() {
      const others = startJobs(await secondDeps(deps, database.address), { isPaused: true })
      onTestFinished(() => others.stop())
      return others
    },
    /** Everything the app has logged, line by line. */
    logged,
    clock: {
      advance(milliseconds: number) {
        clock.now += milliseconds
      },
      set(iso: string) {
        clock.now = Date.parse(iso)
      },
    },
    visitor: createClient(app),
    /** Another browser: its own cookies, its own address. */
    anotherVisitor: (remoteAddress?: string) => createClient(app, remoteAddress),
  }
}

/** The dependencies of another process. SQLite is for one process, so there the two share its connection. */
async function secondDeps(deps: Deps, address: DatabaseAddress) {
  if (testEngine === 'sqlite') return deps
  const database = connectDatabase(address)
  onTestFinished(() => database.close())
  const { config, now, log, dns, outbound } = deps
  return { ...(await createAppDeps({ config, database, now, log })), dns, outbound }
}
