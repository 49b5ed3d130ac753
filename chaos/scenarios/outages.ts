import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { NotMeasured } from '../../bench/row.ts'
import { createLoad, type Load, setUp, withDatabase } from '../load.ts'
import { describe, inBackground, pollPage, until } from '../observe.ts'
import { install, type Product, type Site, signal, start } from '../product.ts'
import type { Run } from '../scenario.ts'

/** Something that the product needs fails for a while. */
interface Outage {
  injected: string
  seconds: number
  begin: () => unknown
  end: () => unknown
  allowed: number[]
  afterwards?: () => Promise<void>
}

async function injectOutage(run: Run, product: Product, load: Load, outage: Outage) {
  run.say(outage.injected)
  load.reset()
  await fetch(load.page)
  const stop = inBackground(load.apply)
  await delay(2_000)
  // The page is in the cache now, and does not need the database.
  const stopPolling = pollPage(run, load.page)
  await outage.begin()
  await delay(outage.seconds * 1000)
  const readiness = fetch(`${product.url}/readyz`)
  await outage.end()
  const isReady = async () => (await fetch(`${product.url}/readyz`)).ok
  const back = await until(async () => (await isReady()) && (await load.leads.sendNext()) === 201, 15)
  run.check(back !== undefined, 'it did not recover by itself')
  await delay(1_000)
  await stop()
  const page = await stopPolling()
  await load.resend()
  const longest = Math.max(...load.clients.map(({ longestMs }) => longestMs)) / 1000
  // PostgreSQL gets 15 s for a query, and 5 s before that for a connection.
  run.check(longest <= 21, `somebody waited ${longest.toFixed(1)} s`)
  const answers = `answers: ${describe(load.statuses())}, the longest after ${longest.toFixed(1)} s`
  const stored = await load.verify()
  await outage.afterwards?.()
  const { status } = await readiness
  const observed = `${stored}; ${answers}; ${page}; /readyz ${status}; back after ${back?.toFixed(1)} s`
  load.report({ injected: outage.injected, observed }, outage.allowed)
}

export async function database(run: Run) {
  const { site, products, load } = await setUp(run)
  const outages = run.engine === 'SQLite' ? [lockFile(run, site)] : await stopPostgres(run)
  for (const product of products) for (const outage of outages) await injectOutage(run, product, load, outage)
}

/** An edit that was stored after its time-out makes the next one a conflict. */
const allowed = [409, 503]

function lockFile({ defer }: Run, { address }: Site): Outage {
  const other = new DatabaseSync(address.sqliteFile, { timeout: 10_000 })
  defer(() => other.close())
  const lock = { begin: () => other.exec('begin exclusive'), end: () => other.exec('rollback') }
  return { injected: 'another program locks the SQLite file for 8 s', seconds: 8, ...lock, allowed }
}

async function stopPostgres(run: Run): Promise<Outage[]> {
  const server = await findPostgresServer(run)
  const crash = { begin: server.crash, end: server.start, allowed }
  const freeze = { begin: server.freeze, end: server.thaw, allowed }
  return [
    { injected: 'PostgreSQL crashes (stop -m immediate) and is down for 5 s', seconds: 5, ...crash },
    { injected: 'PostgreSQL is restarted at once', seconds: 0, ...crash },
    { injected: 'PostgreSQL is frozen (SIGSTOP) for 20 s', seconds: 20, ...freeze },
  ]
}

const MEGABYTES = 96

export async function disk(run: Run) {
  const site = await install(run)
  const disks = [mountSmallDisk(run, site.env.DATA_DIR ?? '')]
  const tables = run.engine === 'PostgreSQL' ? await moveTables(run, site) : undefined
  if (tables) disks.push(tables)
  const product = await start(run, site)
  const load = await createLoad(run, site, product.url)
  await injectOutage(run, product, load, {
    injected: `a disk of ${MEGABYTES} MB filled to its last byte for 4 s, then freed`,
    seconds: 4,
    begin: () => disks.forEach(({ fill }) => void fill()),
    end: () => disks.forEach(({ free }) => void free()),
    allowed: [503],
    async afterwards() {
      run.check(load.statuses().has(503), 'nothing was refused: the disk was not full enough')
      const { exitCode } = await product.stop()
      run.check(exitCode === 0, `it exited with ${exitCode}`)
    },
  })
  await tables?.drop()
}

/** Puts the tables of a database on a small disk of their own; the log of PostgreSQL stays where it is. */
async function moveTables(run: Run, { address }: Site) {
  const server = await findPostgresServer(run)
  const folder = mkdtempSync(join(server.folder, '../disk-'))
  const small = mountSmallDisk(run, folder)
  chownSync(folder, server.uid, server.gid)
  chmodSync(folder, 0o700)
  const name = sql.id(new URL(address.url ?? '').pathname.slice(1))
  const execute = (statement: ReturnType<typeof sql>) => withDatabase(server, (db) => statement.execute(db))
  await execute(sql`create tablespace small_disk location ${sql.lit(folder)}`)
  await execute(sql`alter database ${name} set tablespace small_disk`)
  async function drop() {
    await execute(sql`drop database ${name} with (force)`)
    await execute(sql`drop tablespace small_disk`)
    small.unmount()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...small, drop }
}

/** Controls the PostgreSQL server that was started for this run (setup/command.mjs). */
async function findPostgresServer({ postgresUrl: url, defer }: Run) {
  const address = { url, sqliteFile: '' }
  const show = sql<{ dataDirectory: string }>`show data_directory`
  const { rows } = await withDatabase({ address }, (db) => show.execute(db))
  const folder = rows[0]?.dataDirectory ?? ''
  const { uid, gid } = statSync(folder)
  const options = { cwd: folder, stdio: 'ignore', ...(process.getuid?.() === 0 && { uid, gid }) } as const
  const read = (file: string) => readFileSync(join(folder, file), 'utf8').trim().split(/\s/)
  // The command line that started it.
  const [program = '', ...parameters] = read('postmaster.opts')
  const control = (...args: string[]) =>
    once(spawn(join(dirname(program), 'pg_ctl'), [...args, '-D', folder, '-w'], options), 'exit')
  let frozen: number[] = []
  const thaw = () => signal('CONT', ...frozen)
  // A frozen server cannot be stopped.
  defer(thaw)
  return {
    ...{ address, folder, uid, gid, thaw },
    /** As in a crash: clients are not told. */
    crash: () => control('stop', '-m', 'immediate'),
    start: () => control('start', '-l', join(folder, '../log'), '-o', parameters.join(' ')),
    freeze() {
      const [postmaster = ''] = read('postmaster.pid')
      const children = execFileSync('pgrep', ['-P', postmaster], { encoding: 'utf8' }).trim().split('\n')
      frozen = [postmaster, ...children].map(Number)
      signal('STOP', ...frozen)
    },
  }
}

function mountSmallDisk({ defer }: Run, folder: string) {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder])
  if (mounted.status !== 0) throw new NotMeasured('only root can mount a small disk, on Linux')
  const unmount = () => void spawnSync('umount', ['--lazy', folder])
  defer(unmount)
  const ballast = join(folder, 'ballast')
  return {
    unmount,
    free: () => rmSync(ballast, { force: true }),
    /** In ever smaller pieces, until not one byte is free. */
    fill() {
      for (let size = 1024 * 1024; size >= 1; ) {
        try {
          appendFileSync(ballast, Buffer.alloc(size))
        } catch {
          size = Math.floor(size / 16)
        }
      }
    },
  }
}
