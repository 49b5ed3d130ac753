import { createTestDatabase } from '@nokshi/api/testing/test-database.ts'
import { onTestFinished } from 'vitest'
import { type ProductOptions, startProduct } from './start-product.ts'

/** A place for the product to keep its data, on the engine of this run: the variables that point to it. */
export async function testData() {
  const database = await createTestDatabase()
  // The product opens it itself; SQLite is for one process only.
  await database.close()
  onTestFinished(() => database.drop())
  const env: Record<string, string> = {
    DATA_DIR: database.folder,
    ...(database.address.url && { DATABASE_URL: database.address.url }),
  }
  return { env, address: database.address }
}

/** The real product, ended when the test is. */
export async function testProduct(options: ProductOptions = {}) {
  const env = options.env ?? (await testData()).env
  const product = await startProduct({ ...options, env })
  onTestFinished(async () => {
    await product.end('SIGKILL')
  })
  return product
}
