import { renewEarlierSeals } from '@nokshi/api/accounts/earlier-seals.ts'
import { createApp } from '@nokshi/api/app.ts'
import { createAppDeps } from '@nokshi/api/create-deps.ts'
import { announceTasks } from '@nokshi/api/crm/going-live/announce-tasks.ts'
import { freeMailbox } from '@nokshi/api/crm/mails/position-queries.ts'
import { describeLockout, describeSetup } from '@nokshi/api/crm/staff/studio/setup-code.ts'
import type { DatabaseConnection } from '@nokshi/api/database/connect.ts'
import { startJobs } from '@nokshi/api/jobs.ts'
import { freeLeases } from '@nokshi/api/outbox/outbox.ts'
import type { Config } from '@nokshi/api/platform/config.ts'
import type { Log } from '@nokshi/api/platform/log.ts'
import { seedContent } from '@nokshi/api/website/seed.ts'

export async function startBackend(config: Config, log: Log, database: DatabaseConnection) {
  const deps = await createAppDeps({ config, database, now: Date.now, log })
  // SQLite is for one process alone, which openDatabase has made sure of.
  if (database.engine === 'sqlite') {
    await freeLeases(database.db)
    await freeMailbox(database.db)
  }
  await renewEarlierSeals(deps)
  await seedContent(deps)
  await deps.siteContent.refresh()
  await deps.domains.refresh()
  const jobs = startJobs(deps)
  const app = createApp(deps)
  await announceTasks(deps)
  const routes = app.routes.filter((route) => route.method !== 'ALL')
  return {
    app,
    pageSignal: deps.pageSignal,
    domains: deps.domains,
    content: deps.siteContent,
    /** What the operator must know while nobody owns the CRM, or no owner can log in. */
    setupNotice: (await describeSetup(deps)) ?? (await describeLockout(deps)),
    prefixes: new Set(routes.map((route) => route.path.split('/', 2)[1] ?? '')),
    async stop() {
      await jobs.stop()
      await database.close()
    },
  }
}
