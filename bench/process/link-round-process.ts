import { createAppDeps } from '@nokshi/api/create-deps.ts'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { checkLinks, enrolLinks } from '@nokshi/api/linkhub/link-checks/check-links.ts'
import { readConfig } from '@nokshi/api/platform/config.ts'
import { createLog } from '@nokshi/api/platform/log.ts'
import type { LinkRound, LinkRoundDone } from './links.ts'

const DAY = 24 * 60 * 60 * 1000

/** Tries every link of an installation once, as the product does in a day, and says what that cost. */
process.on('message', async (message) => {
  // The only thing that links.ts sends.
  const { env, nameServer, port } = message as LinkRound
  const config = readConfig({ ...env, SECRET: 'only-for-this-measurement-0123456789' })
  const database = connectDatabase({ url: config.databaseUrl, sqliteFile: config.sqliteFile })
  let now = Date.now()
  const deps = await createAppDeps({
    ...{ config, database, now: () => now, log: createLog('silent', () => {}) },
    dns: { servers: [nameServer] },
    outbound: { route: () => ({ address: '127.0.0.1', port }) },
  })
  const before = process.cpuUsage()
  await enrolLinks(deps)
  now += DAY
  const due = () =>
    database.db.selectFrom('linkCheck').select('linkId').where('nextAt', '<=', now).limit(1).execute()
  while ((await due()).length > 0) await checkLinks(deps)
  const { user, system } = process.cpuUsage(before)
  const fine = await database.db
    .selectFrom('linkCheck')
    .select('linkId')
    .where('state', '=', 'fine')
    .execute()
  await database.close()
  const done: LinkRoundDone = { cpuSeconds: (user + system) / 1e6, fine: fine.length }
  process.send?.(done)
})
process.on('disconnect', () => process.exit(0))
