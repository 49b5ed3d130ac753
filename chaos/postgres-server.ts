import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { sql } from 'kysely'
import { childrenOf, killQuietly } from './processes.ts'
import { type Chaos, NotRun } from './scenario.ts'

export interface PostgresServer {
  folder: string
  /** As a crash would: no farewell to anybody. */
  stop: () => void
  start: () => void
  /** All of its processes, until it is thawed. */
  freeze: () => void
  thaw: () => void
}

/** The server that this run started (setup/command.mjs), to be hurt. */
export async function findPostgresServer({ postgresUrl, undo }: Chaos): Promise<PostgresServer> {
  if (postgresUrl === undefined) throw new NotRun('PostgreSQL is not installed')
  const { db, close } = connectDatabase({ url: postgresUrl, sqliteFile: '' })
  const { rows } = await sql<{ dataDirectory: string }>`show data_directory`.execute(db)
  await close()
  const folder = rows[0]?.dataDirectory ?? ''
  const { uid, gid } = statSync(folder)
  // How it was started: its program, and its parameters in quotes.
  const [program = '', ...parameters] = readFileSync(join(folder, 'postmaster.opts'), 'utf8')
    .trim()
    .split(' ')
  const control = (...words: string[]) =>
    void execFileSync(join(dirname(program), 'pg_ctl'), [...words, '-D', folder, '-w'], {
      cwd: folder,
      stdio: 'ignore',
      ...(process.getuid?.() === 0 && { uid, gid }),
    })
  let frozen: number[] = []
  const thaw = () => {
    for (const pid of frozen) killQuietly(pid, 'SIGCONT')
    frozen = []
  }
  // One that is frozen could not even be stopped.
  undo(thaw)
  return {
    folder,
    stop: () => control('stop', '-m', 'immediate'),
    start: () => control('start', '-l', join(folder, '../log'), '-o', parameters.join(' ')),
    freeze() {
      const [first] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
      const postmaster = Number(first)
      frozen = [postmaster, ...childrenOf(postmaster)]
      for (const pid of frozen) killQuietly(pid, 'SIGSTOP')
    },
    thaw,
  }
}
