import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataDir, refusedProduct, startProduct } from '../testing/start-product.ts'

const server = process.env.TEST_POSTGRES_URL

test('a server that comes up late is waited for', async () => {
  const real = new URL(await emptyDatabase())
  const { port, open } = await closedGateTo(real)
  const late = new URL(real)
  late.host = `127.0.0.1:${port}`

  const product = await startEnding({ DATABASE_URL: late.href }, (line) => {
    if (line.includes('waiting for PostgreSQL')) open()
  })

  expect(product.output()).toContain('waiting for PostgreSQL')
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
})

test('a database that does not exist is named, without the password', async () => {
  const address = new URL(server ?? '')
  address.password = 'very-secret'
  address.pathname = '/no-such-database'

  const { exitCode, output } = await refusedProduct({ env: { DATA_DIR: dataDir(), DATABASE_URL: address.href } })

  expect(exitCode).toBe(1)
  expect(output).toBe(
    `PostgreSQL at ${address.host}/no-such-database does not let us in (3D000). Check DATABASE_URL.\n`,
  )
})

function dataDir() {
  const { folder, remove } = makeDataDir()
  onTestFinished(remove)
  return folder
}

async function startEnding(env: Record<string, string>, onPrinted?: (printed: string) => void) {
  const product = await startProduct({ env: { DATA_DIR: dataDir(), ...env }, ...(onPrinted && { onPrinted }) })
  onTestFinished(async () => {
    await product.end('SIGTERM')
  })
  return product
}

/** A database without a single table. */
async function emptyDatabase() {
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(`create database ${name}`)
  onTestFinished(() => onServer(`drop database ${name} with (force)`))
  const address = new URL(server ?? '')
  address.pathname = name
  return address.href
}

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** A port that nobody listens on until it is opened; then it leads to the goal. */
async function closedGateTo(goal: URL) {
  const gate = createServer((socket) => {
    const through = connect(Number(goal.port), goal.hostname)
    socket.pipe(through).pipe(socket)
    for (const end of [socket, through]) end.on('error', () => {})
  })
  await once(gate.listen(0, '127.0.0.1'), 'listening')
  // A server that listens on a port has an address of this kind.
  const { port } = gate.address() as AddressInfo
  await new Promise((resolve) => gate.close(resolve))
  onTestFinished(() => void gate.close())
  return { port, open: () => gate.listening || gate.listen(port, '127.0.0.1') }
}
