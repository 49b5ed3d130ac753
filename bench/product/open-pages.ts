import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { makeCreator } from './creator.ts'
import { fillPage } from './fill-page.ts'
import type { Installation } from './installation.ts'
import { makePictures } from './pictures.ts'
import { type Product, runProduct } from './product.ts'

interface OpenedPages {
  product: Product
  /** Links, social links and a long bio. */
  plain: string
  /** As much as a page can hold. */
  full: string
}

/** Two pages whose owners have confirmed their addresses: search engines may list them, and payments are shown. */
export async function openPages(place: Installation, hasPictures: boolean): Promise<OpenedPages> {
  const empty = await runProduct(place)
  const pictures = await makePictures()
  const plain = await makeCreator(empty.url, hasPictures ? pictures : undefined)
  const full = await makeCreator(empty.url, hasPictures ? pictures : undefined, 'ada-sells')
  await fillPage(full, pictures)
  await empty.end('SIGTERM')
  const { db, close } = connectDatabase(place.address)
  await db.updateTable('user').set({ emailVerified: 1 }).execute()
  await close()
  return {
    product: await runProduct(place),
    plain: `/hub/${plain.username}`,
    full: `/hub/${full.username}`,
  }
}
