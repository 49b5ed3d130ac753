// @ts-check
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { root } from './project.mjs'

/**
 * Runs work while no other process of this clone runs its own. The lock is a listening socket, which the
 * system closes when its process is killed.
 * @param {() => Promise<void>} work
 */
export async function withLock(work) {
  let release = await listenAlone()
  if (!release) console.log('Another command is preparing this folder; waiting for it ...')
  while (!release) {
    await holderGone()
    release = await listenAlone()
  }
  try {
    await work()
  } finally {
    release()
  }
}

const name = `nokshi-${createHash('sha256').update(`${root}\0${userInfo().username}`).digest('hex').slice(0, 16)}`

/** Linux and Windows have socket names without files; others need a file. */
const file = join(tmpdir(), `${name}.sock`)
const address = { linux: `\0${name}`, win32: `\\\\.\\pipe\\${name}` }[String(process.platform)] ?? file

/** @returns {Promise<(() => void) | undefined>} undefined when another process listens */
function listenAlone() {
  return new Promise((resolve, reject) => {
    /** @type {Set<import('node:net').Socket>} */
    const waiting = new Set()
    const server = createServer((connection) => waiting.add(connection.on('error', () => {})))
    server.once('error', (error) =>
      'code' in error && error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(address, () => {
      server.unref()
      resolve(() => {
        server.close()
        for (const connection of waiting) connection.destroy()
      })
    })
  })
}

/** Resolves when the process that holds the lock closes its socket. */
function holderGone() {
  return new Promise((resolve) => {
    const connection = connect(address)
    connection.on('error', () => {
      // Nobody listens: the process of this file was killed.
      if (address === file) rmSync(file, { force: true })
    })
    connection.on('close', resolve)
    connection.resume()
  })
}
