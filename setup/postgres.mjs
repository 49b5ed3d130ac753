// @ts-check
import { execFileSync } from 'node:child_process'
import { accessSync, chownSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SetupError } from './project.mjs'

/** Data is deleted after the run, so it need not be durable. */
const HASTY = '-c fsync=off -c full_page_writes=off'

/**
 * Starts a PostgreSQL that ends and is deleted with this run.
 * @param {string} programs the folder with initdb and pg_ctl
 * @param {{ durableIn?: string }} [options] for measuring: a folder on a disk
 */
export async function startThrowAwayPostgres(programs, { durableIn } = {}) {
  const folder = mkdtempSync(join(durableIn ?? findQuickFolder(), 'nokshi-pg-'))
  const owner = findOwner()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const port = await findFreePort()

  /** @param {string} program @param {string[]} parameters */
  const run = (program, ...parameters) => {
    try {
      execFileSync(join(programs, program), parameters, {
        ...owner,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
        encoding: 'utf8',
      })
    } catch (error) {
      throw new SetupError(`PostgreSQL did not start: ${error instanceof Error ? error.message : error}`)
    }
  }
  const stop = () => {
    try {
      run('pg_ctl', 'stop', '-D', data, '-m', 'immediate', '-w')
    } catch {
      // It was not running.
    }
    rmSync(folder, { recursive: true, force: true })
  }
  process.on('exit', stop)

  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync')
  const settings = [
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`,
    `-c max_connections=300 ${durableIn ? '' : HASTY}`,
  ].join(' ')
  run('pg_ctl', 'start', '-D', data, '-l', join(folder, 'log'), '-w', '-o', settings)
  return `postgres://postgres@127.0.0.1:${port}/postgres`
}

/** PostgreSQL refuses to run as root; its own user does it then. */
function findOwner() {
  if (process.getuid?.() !== 0) return undefined
  /** @param {string} flag */
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    throw new SetupError(
      'PostgreSQL cannot run as root: create a user called postgres, or run the tests as another user.',
    )
  }
}

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
}

/** Far more than the databases of a run need. */
const ROOM_BYTES = 2 * 1024 ** 3

/**
 * The folder of temporary databases: in memory on Linux if there is room, because tests commit thousands of
 * times; else the temporary folder of the system.
 */
export function findQuickFolder() {
  const memory = '/dev/shm'
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= ROOM_BYTES ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}
