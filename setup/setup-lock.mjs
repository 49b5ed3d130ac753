// @ts-check
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { root } from './project.mjs'

/**
 * Does the work while no other process of this clone does its own. The lock is a listening socket: the system takes
 * it back from a process that is killed, so it is never left behind.
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

/** Linux and Windows have names for sockets that are no files and so cannot be left behind; others need a file. */
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

/** Holds a connection to the holder until it breaks. */
function holderGone() {
  return new Promise((resolve) => {
    const connection = connect(address)
    connection.on('error', () => {
      // Nobody listens on the file: its process was killed.
      if (address === file) rmSync(file, { force: true })
    })
    connection.on('close', resolve)
    connection.resume()
  })
}
