import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { sql } from 'kysely'
import { type Installation, makeInstallation } from '../bench/product/installation.ts'
import { LINKS, MIGRATIONS, MIGRATIONS_BEFORE, makeOldRelease, readRelease } from './old-release.ts'
import { launchProduct, settle, startProduct } from './product.ts'
import { bothEngines, type Chaos, type Finding, type Scenario } from './scenario.ts'
import { until } from './wait.ts'

/** After the migration was seen to run. */
const KILLED_AFTER_MS = [0, 20, 60, 150, 300]

/** On SQLite all of it takes less than a tenth of a second. */
const LOOK_EVERY_MS = 5

export const migrate: Scenario = {
  name: 'migrate',
  engines: bothEngines,
  secondsMax: 120,
  async run(chaos) {
    const findings = [await killMigrations(chaos)]
    if (chaos.engine === 'PostgreSQL') findings.push(await migrateTwice(chaos))
    return findings
  },
}

async function killMigrations(chaos: Chaos): Promise<Finding> {
  const place = await makeInstallation(chaos, chaos.engine)
  await makeOldRelease(place)
  const home = await settle(place)
  const faults: string[] = []
  let kills = 0
  let halves = 0
  for (const wait of KILLED_AFTER_MS) {
    chaos.say(`killed ${wait} ms after the migration began`)
    const product = launchProduct(chaos, home)
    const watch = await watchMigration(place)
    await until(() => product.hasEnded() || watch.isRunning(), 20, LOOK_EVERY_MS)
    await delay(wait)
    await product.kill()
    await watch.close()
    const { migrations, links } = await readRelease(place)
    kills++
    if (migrations === MIGRATIONS_BEFORE) halves++
    if (links !== LINKS) faults.push(`${LINKS - links} links lost after a kill`)
    if (migrations < MIGRATIONS_BEFORE) faults.push(`only ${migrations} migrations are left after a kill`)
    if (migrations === MIGRATIONS) break
  }
  const product = await startProduct(chaos, home)
  const after = await readRelease(place)
  const page = await fetch(`${product.url}/hub/old-page`)
  if (after.migrations !== MIGRATIONS) faults.push(`${after.migrations} of ${MIGRATIONS} migrations`)
  if (after.links !== LINKS) faults.push(`${LINKS - after.links} links lost`)
  if (page.status !== 200) faults.push(`the old page answers ${page.status}`)
  if (halves === 0) faults.push('no kill came in time: the migration was over')
  await product.end()
  return {
    done: `npm start on a database of an earlier release, kill -9 while it migrates, ${kills} times`,
    acknowledged: `two pages with ${LINKS} links`,
    found: `${halves} kills came before the commit and left the old release whole; the next start made ${after.migrations} of ${MIGRATIONS} migrations, ${after.links} links`,
    faults,
  }
}

/** Whether somebody is migrating right now. */
async function watchMigration({ address }: Installation) {
  if (address.url === undefined) {
    const probe = new DatabaseSync(address.sqliteFile, { timeout: 0 })
    return {
      isRunning() {
        try {
          probe.exec('begin immediate; rollback')
          return false
        } catch {
          return true
        }
      },
      close: async () => probe.close(),
    }
  }
  const { db, close } = connectDatabase(address)
  return {
    async isRunning() {
      const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and granted
        and database = (select oid from pg_database where datname = current_database())`.execute(db)
      return rows.length > 0
    },
    close,
  }
}

async function migrateTwice(chaos: Chaos): Promise<Finding> {
  chaos.say('two at once')
  const place = await makeInstallation(chaos, chaos.engine)
  await makeOldRelease(place)
  const products = await Promise.all([1, 2].map(async () => startProduct(chaos, await settle(place))))
  const migrated = products.filter(({ output }) => output().includes('database migrated')).length
  const after = await readRelease(place)
  const faults: string[] = []
  if (migrated !== 1) faults.push(`${migrated} of them migrated`)
  if (after.migrations !== MIGRATIONS || after.links !== LINKS) faults.push('the database is not whole')
  for (const product of products) await product.end()
  return {
    done: 'two npm starts at once on a database of an earlier release',
    acknowledged: `two pages with ${LINKS} links`,
    found: `${migrated} of them migrated, both are ready; ${after.migrations} of ${MIGRATIONS} migrations, ${after.links} links`,
    faults,
  }
}
