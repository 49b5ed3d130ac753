import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { migrateToLatest, released } from '@nokshi/api/database/migrate.ts'
import { sql } from 'kysely'
import { withDatabase } from '../load.ts'
import { until } from '../observe.ts'
import { install, launch, onFreePort, type Site, start } from '../product.ts'
import type { Run } from '../scenario.ts'

/** Enough for the migration to take a while. */
const LINKS = 60_000
const MIGRATIONS = Object.keys(released).length
/** Before the first migration that has to change every link. */
const earlier = Object.entries(released).filter(([name]) => name < '0005-kept-link-ids')
const acknowledged = `two pages with ${LINKS} links`

export async function migrate(run: Run) {
  const site = await installEarlierRelease(run)
  const migrations: number[] = []
  for (const wait of [0, 20, 60, 150, 300]) {
    run.say(`killed ${wait} ms after the migration began`)
    const product = launch(run, site)
    const watch = await watchMigration(site)
    // On SQLite all of it takes less than a tenth of a second.
    await until(watch.isRunning, 20, 5)
    await delay(wait)
    await product.kill()
    await watch.close()
    migrations.push(await checkRelease(run, site, earlier.length))
    if (migrations.at(-1) === MIGRATIONS) break
  }
  const product = await start(run, site)
  const page = await fetch(`${product.url}/hub/old-page`)
  run.check(page.status === 200, `the old page answers ${page.status}`)
  const rolledBack = migrations.filter((count) => count === earlier.length).length
  run.check(rolledBack > 0, 'no kill came in time: the migration was over')
  const made = await checkRelease(run, site, MIGRATIONS)
  run.report({
    injected: `npm start on a database of an earlier release, kill -9 while it migrates, ${migrations.length} times`,
    acknowledged,
    observed: [
      `${rolledBack} kills came before the commit and left the earlier release complete`,
      `the next start made ${made} of ${MIGRATIONS} migrations`,
    ].join('; '),
  })
  if (run.engine === 'PostgreSQL') await migrateTwice(run)
}

async function migrateTwice(run: Run) {
  run.say('two at once')
  const site = await installEarlierRelease(run)
  const products = await Promise.all([site, await onFreePort(site)].map((one) => start(run, one)))
  const migrated = products.filter(({ output }) => output().includes('database migrated')).length
  run.check(migrated === 1, `${migrated} of them migrated`)
  const made = await checkRelease(run, site, MIGRATIONS)
  const injected = 'two npm starts at once on a database of an earlier release'
  const observed = `${migrated} of them migrated, both are ready; ${made} of ${MIGRATIONS} migrations`
  run.report({ injected, acknowledged, observed })
}

/** No link is lost, and at least so many migrations are made. */
async function checkRelease({ check }: Run, site: Site, least: number) {
  const count = (table: string) =>
    withDatabase(site, async (db) => {
      const query = sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`
      return Number((await query.execute(db)).rows[0]?.count)
    })
  const [migrations, links] = [await count('kysely_migration'), await count('custom_link')]
  check(links === LINKS, `${LINKS - links} links lost`)
  check(migrations >= least, `${migrations} of ${MIGRATIONS} migrations, at least ${least} expected`)
  return migrations
}

/** Tells whether a process is migrating right now. */
async function watchMigration({ address }: Site) {
  if (address.url === undefined) {
    const probe = new DatabaseSync(address.sqliteFile, { timeout: 0 })
    const isRunning = () => {
      try {
        return probe.exec('begin immediate; rollback') ?? false
      } catch {
        return true
      }
    }
    return { isRunning, close: async () => probe.close() }
  }
  const { db, close } = connectDatabase(address)
  const locks = sql`select 1 from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())`
  return { isRunning: async () => (await locks.execute(db)).rows.length > 0, close }
}

/** Two pages, one of them with almost all links, in the columns of that release. */
async function installEarlierRelease(run: Run) {
  const site = await install(run)
  const { db, close } = connectDatabase(site.address, { isPatient: true })
  await migrateToLatest(db, Object.fromEntries(earlier))
  const at = sql.lit('2026-01-01T00:00:00.000Z')
  const pages = sql`(select 'old-page' as name union all select 'old-crowd') as page`
  const numbers = sql`with recursive each (n) as
    (select 0 union all select n + 1 from each where n < ${sql.lit(LINKS - 1)})`
  const statements = [
    sql`insert into "user" (id, name, email, email_verified, created_at, updated_at)
      select name, '', name || '@example.com', 1, ${at}, ${at} from ${pages}`,
    sql`insert into profile (id, owner_id, username, name, bio, gradient, selected_color, socials, time_zone,
        version, created_at, updated_at)
      select name, name, name, 'An old page', '', 'ocean', '#007bff', '{}', 'Asia/Dhaka', 1, 1, 1 from ${pages}`,
    sql`insert into username (name, profile_id, claimed_at) select name, name, 1 from ${pages}`,
    sql`${numbers} insert into custom_link (id, profile_id, position, title, url)
      select 'old-link-' || n, case n when 0 then 'old-page' else 'old-crowd' end, n, 'Link ' || n,
        'https://example.com/' from each`,
  ]
  for (const statement of statements) await statement.execute(db)
  await close()
  return site
}
