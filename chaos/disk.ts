import { chmodSync, chownSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { sql } from 'kysely'
import { type Installation, makeInstallation } from '../bench/product/installation.ts'
import { createLife } from './life.ts'
import { findPostgresServer } from './postgres-server.ts'
import { settle, startProduct } from './product.ts'
import { bothEngines, type Chaos, type Scenario } from './scenario.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { describeStatuses, difference, unexpected } from './statuses.ts'
import { forSeconds, until } from './wait.ts'
import { watchPage } from './watch.ts'

const MEGABYTES = 96
const SECONDS = 4

export const disk: Scenario = {
  name: 'disk',
  engines: bothEngines,
  secondsMax: 90,
  async run(chaos) {
    const place = await makeInstallation(chaos, chaos.engine)
    const disks = [mountSmallDisk(chaos, place.env.DATA_DIR ?? '', MEGABYTES)]
    const table = chaos.engine === 'PostgreSQL' ? await moveDatabase(chaos, place) : undefined
    if (table) disks.push(table.disk)
    const product = await startProduct(chaos, await settle(place))
    const life = await createLife(product.url, place)
    await forSeconds(SECONDS / 2, life.goOn)
    const before = life.describe()

    chaos.say('the disk is full')
    for (const { fill } of disks) fill()
    const page = watchPage(product.url, `/hub/${life.visited.username}`)
    const statusesBefore = life.statuses()
    await forSeconds(SECONDS, life.goOn)
    const seen = await page.stop()
    const during = difference(life.statuses(), statusesBefore)
    const ready = await fetch(`${product.url}/readyz`)

    chaos.say('there is room again')
    for (const { makeRoom } of disks) makeRoom()
    const back = await until(async () => (await life.leads.sendNext()) === 201, 15)
    await life.sendDoubtful()
    await forSeconds(1, life.goOn)
    const { found, faults } = await life.check(place)
    if (back === undefined) faults.push('it did not go on by itself')
    if ((during.get(503) ?? 0) === 0) faults.push('nothing was refused: the disk was not full enough')
    faults.push(
      ...unexpected(life.statuses(), [503]),
      ...unexpected(seen.statuses, []).map((fault) => `hub page: ${fault}`),
    )
    const { exitCode } = await product.end()
    if (exitCode !== 0) faults.push(`it ended with ${exitCode}`)
    await table?.drop()
    return [
      {
        done: `a disk of ${MEGABYTES} MB filled to its last byte for ${SECONDS} s, then emptied`,
        acknowledged: `before: ${before}; in all: ${life.describe()}`,
        found: `${found}; while full: ${describeStatuses(during)}, hub page ${describeStatuses(seen.statuses)}, /readyz ${ready.status}; took a lead ${back?.toFixed(1)} s after there was room`,
        faults,
      },
    ]
  },
}

/** Puts the tables of a database on a small disk of their own; its log stays on the server's. */
async function moveDatabase(
  chaos: Chaos,
  { address }: Installation,
): Promise<{ disk: SmallDisk; drop: () => Promise<void> }> {
  const { folder: home } = await findPostgresServer(chaos)
  const { db, close } = connectDatabase({ url: chaos.postgresUrl, sqliteFile: '' })
  const folder = mkdtempSync(join(home, '../disk-'))
  const small = mountSmallDisk(chaos, folder, MEGABYTES)
  const owner = statSync(home)
  chownSync(folder, owner.uid, owner.gid)
  chmodSync(folder, 0o700)
  const name = sql.id(new URL(address.url ?? '').pathname.slice(1))
  await sql`create tablespace small_disk location ${sql.lit(folder)}`.execute(db)
  await sql`alter database ${name} set tablespace small_disk`.execute(db)
  await close()
  return {
    disk: small,
    async drop() {
      const again = connectDatabase({ url: chaos.postgresUrl, sqliteFile: '' })
      await sql`drop database ${name} with (force)`.execute(again.db)
      await sql`drop tablespace small_disk`.execute(again.db)
      await again.close()
      small.unmount()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
