import { readdirSync } from 'node:fs'
import { shareProduct } from './share-product.ts'
import { makeDataDir } from './start-product.ts'

const data = makeDataDir()

/** Site and API at public addresses. The files of a worker share it. */
export const product = await shareProduct({
  env: { DATA_DIR: data.folder, SITE_URL: 'https://www.example.com', API_URL: 'https://api.example.com' },
})
process.on('exit', data.remove)

export function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(product.url + path, { method, headers, redirect: 'manual' })
}

const assets = readdirSync(new URL('../../site/build/en/client/assets', import.meta.url))
export const anAsset = `/assets/${assets.find((name) => name.endsWith('.js'))}`
