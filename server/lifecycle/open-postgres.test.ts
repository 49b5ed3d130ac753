import { expect, test } from 'vitest'
import { newFolder } from '../testing/backup-commands.ts'
import { refusedProduct } from '../testing/start-product.ts'

const server = process.env.TEST_POSTGRES_URL

test('a database that does not exist is named, without the password', async () => {
  const address = new URL(server ?? '')
  address.password = 'very-secret'
  address.pathname = '/no-such-database'

  const { exitCode, output } = await refusedProduct({ env: { DATA_DIR: newFolder(), DATABASE_URL: address.href } })

  expect(exitCode).toBe(1)
  expect(output).toBe(
    `PostgreSQL at ${address.host}/no-such-database does not let us in (3D000). Check DATABASE_URL.\n`,
  )
})
