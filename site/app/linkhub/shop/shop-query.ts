import { type OwnProduct, OwnShop, writePlainPrice } from '@nokshi/contract/linkhub/shop.ts'
import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'
import { fetchPicture } from '../pictures/picture-file.ts'
import { keepBlock, mergeEdit, moveItem } from '../rows/keep-block.ts'

export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: () => browserApi('GET /api/linkhubAuth/me/shop', OwnShop),
  // Another window may have changed it.
  refetchOnWindowFocus: 'always',
})

interface SentProduct extends Pick<OwnProduct, 'title' | 'currency' | 'price' | 'isSoldOut'> {
  keepsPicture: boolean
  picture: Blob | undefined
}

/** With an id it is one that was removed, which is there once by its id; without, the key says so. */
export async function addProduct(product: SentProduct, { id, key }: { id?: string; key?: string }) {
  const body = formOf(product)
  if (id !== undefined) body.set('id', id)
  keepBlock(shopQuery, await browserApi('POST /api/linkhubAuth/me/shop', OwnShop, { body, idempotencyKey: key }))
}

/** What was not changed here stays as another window has saved it. */
export async function changeProduct(before: OwnProduct, { keepsPicture, picture, ...sent }: SentProduct) {
  const { id } = before
  const { products } = await queryClient.fetchQuery({ ...shopQuery, staleTime: 0 })
  const now = products.find((product) => product.id === id) ?? before
  const body = formOf({ ...mergeEdit(textsOf(before), sent, textsOf(now)), keepsPicture, picture })
  keepBlock(shopQuery, await browserApi('PUT /api/linkhubAuth/me/shop/{id}', OwnShop, { id, body }))
}

function textsOf({ title, currency, price, isSoldOut }: OwnProduct) {
  return { title, currency, price, isSoldOut }
}

function formOf({ title, currency, price, isSoldOut, keepsPicture, picture }: SentProduct) {
  const form = new FormData()
  form.set('title', title)
  form.set('currency', currency)
  form.set('price', price === null ? '' : writePlainPrice(price))
  form.set('isSoldOut', isSoldOut ? 'yes' : 'no')
  form.set('keepsPicture', keepsPicture ? 'yes' : 'no')
  if (picture) form.set('picture', picture, 'picture')
  return form
}

/** What can be put back: with its picture, which the server does not keep. */
export interface RemovedProduct {
  product: OwnProduct
  place: number
  picture: Blob | undefined
}

export async function removeProduct(product: OwnProduct, place: number): Promise<RemovedProduct> {
  const picture = product.picture === null ? undefined : await fetchPicture('profile', product.picture)
  keepBlock(shopQuery, await browserApi('DELETE /api/linkhubAuth/me/shop/{id}', OwnShop, { id: product.id }))
  return { product, place, picture }
}

/** At once; the server may be asked later. */
export function showMoved(id: string, to: number) {
  queryClient.setQueryData(shopQuery.queryKey, (shop) => shop && { ...shop, products: moved(shop, id, to) })
}

/** In the list as the server has it: another window may have added or removed something. */
export async function moveProduct(id: string, to: number) {
  const ids = moved(await browserApi('GET /api/linkhubAuth/me/shop', OwnShop), id, to).map((product) => product.id)
  keepBlock(shopQuery, await browserApi('POST /api/linkhubAuth/me/shop/order', OwnShop, { body: { ids } }))
}

function moved({ products }: OwnShop, id: string, to: number) {
  return moveItem(products, (product) => product.id === id, to)
}
