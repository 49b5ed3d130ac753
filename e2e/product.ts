import { findFreePort } from '../server/lifecycle/environment.ts'
import { makeDataDir, type ProductOptions, startProduct } from '../server/testing/start-product.ts'

/** A running installation, and where a browser finds its site and API. */
export interface Installation {
  siteUrl: string
  apiUrl: string
  end: () => Promise<void>
}

/** An installation in one process, which says at its start how to claim its CRM. */
export interface WholeInstallation extends Installation {
  setupCode: string
}

/** Site and API in one process, as `npm start` runs them. */
export async function startTogether(): Promise<WholeInstallation> {
  const data = makeDataDir()
  process.on('exit', data.remove)
  // Programs that are told by webhooks run on this machine too.
  const product = await startProduct({ env: { DATA_DIR: data.folder, ALLOW_PRIVATE_WEBHOOKS: '1' } })
  return {
    siteUrl: product.url,
    apiUrl: product.url,
    setupCode: findSetupCode(product.output()),
    async end() {
      await product.end('SIGTERM')
      data.remove()
    },
  }
}

/** Printed at every start until somebody has used it. */
export function findSetupCode(output: string) {
  return /setup code: (\S+)/.exec(output)?.[1] ?? ''
}

let shared: Promise<WholeInstallation> | undefined

/**
 * One installation for all journeys of a worker: they share it, not its accounts. It ends with the worker.
 */
export function shareInstallation() {
  shared ??= startTogether()
  return shared
}

/** Site and API in two processes, as `npm run start:site` and `npm run start:api` run them. */
export async function startApart(): Promise<Installation> {
  const data = makeDataDir()
  const siteUrl = `http://localhost:${await findFreePort()}`
  const apiUrl = `http://localhost:${await findFreePort()}`
  const processes = await Promise.all([start('api', apiUrl), start('site', siteUrl)])
  return {
    siteUrl,
    apiUrl,
    async end() {
      await Promise.all(processes.map((each) => each.end('SIGTERM')))
      data.remove()
    },
  }

  function start(part: NonNullable<ProductOptions['part']>, url: string) {
    const env = { DATA_DIR: data.folder, PORT: new URL(url).port, SITE_URL: siteUrl, API_URL: apiUrl }
    return startProduct({ part, env })
  }
}
