import { askOnce, unpack } from '../load/wire.ts'
import type { Product } from './product.ts'
import { askForPage } from './requests.ts'

/** The paths of all pages that search engines shall find. */
export async function listPages({ port }: Product) {
  const sitemap = unpack(await askOnce(port, askForPage('/sitemap.xml')))
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
