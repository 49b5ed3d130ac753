import { startS3 } from '@nokshi/api/testing/servers/test-s3.ts'
import { testSmtp } from '@nokshi/api/testing/servers/test-smtp.ts'
import { createTestDatabase } from '@nokshi/api/testing/test-database.ts'
import { onTestFinished } from 'vitest'
import { newFolder, SECRET } from './backup-commands.ts'
import type { ProductOptions } from './start-product.ts'
import { findPorts, testNginx } from './test-nginx.ts'
import { testProduct } from './test-product.ts'

/** deploy/several-machines on one: nginx, two processes, a PostgreSQL, a store of pictures, a mail server. */
export async function startBehindNginx({ part }: Pick<ProductOptions, 'part'> = {}) {
  const database = await createTestDatabase()
  await database.close()
  onTestFinished(() => database.drop())
  const [s3, smtp, ports] = await Promise.all([startS3(), testSmtp(), findPorts()])
  const env = {
    DATABASE_URL: database.address.url ?? '',
    SECRET,
    SITE_URL: `https://localhost:${ports.https}`,
    API_URL: `https://localhost:${ports.https}`,
    TRUST_PROXY: '1',
    ...s3.env,
    ...smtp.env,
  }
  const startApp = (port: number) =>
    testProduct({
      ...(part && { part }),
      env: { ...env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: newFolder() },
    })
  const apps = await Promise.all(ports.apps.map(startApp))
  const nginx = await testNginx(ports)
  return { nginx, ports, apps, startApp, smtp, address: database.address }
}
