import { type OwnProduct, OwnShop, writePlainPrice } from '@nokshi/contract/linkhub/shop.ts'
import type { Profile } from '@nokshi/contract/linkhub.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { browserApi } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'
import { upload } from '../../platform/upload.ts'
import { fetchPicture } from '../pictures/fetch-picture.ts'
import { keepBlock } from '../rows/keep-block.ts'
import { mergeEdit } from '../rows/merge-edit.ts'
import { moveItem } from '../rows/move-item.ts'

export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: () => browserApi('GET /api/linkhubAuth/me/shop', OwnShop),
  // Another window may have changed it.
  refetchOnWindowFocus: 'always',
})

/** What the preview of the page shows of it. Orders cannot be tried there: the number may just be being typed. */
export function useShownProducts(): Pick<Profile, 'products'> {
  const { data } = useQuery(shopQuery, queryClient)
  if (!data || data.products.length === 0) return {}
  return { products: data.products.map((product) => ({ ...product, orderUrl: 'https://wa.me/' })) }
}

export interface SentProduct extends Pick<OwnProduct, 'title' | 'currency' | 'price' | 'isSoldOut'> {
  keepsPicture: boolean
  picture: Blob | undefined
}

export async function sendProduct(sent: SentProduct) {
  await send(add, sent)
}

/** What was not changed here stays as another window has saved it. */
export async function changeProduct(before: OwnProduct, { keepsPicture, picture, ...sent }: SentProduct) {
  const { products } = await queryClient.fetchQuery({ ...shopQuery, staleTime: 0 })
  const now = products.find(({ id }) => id === before.id) ?? before
  const merged = mergeEdit(labelsOf(before), sent, labelsOf(now))
  const change = (body: FormData) => upload('PUT /api/linkhubAuth/me/shop/{id}', OwnShop, { id: before.id, body })
  await send(change, { ...merged, keepsPicture, picture })
}

function labelsOf({ title, currency, price, isSoldOut }: OwnProduct) {
  return { title, currency, price, isSoldOut }
}

function add(body: FormData) {
  return upload('POST /api/linkhubAuth/me/shop', OwnShop, { body })
}

async function send(call: (body: FormData) => Promise<OwnShop>, { picture, ...product }: SentProduct, id?: string) {
  const form = new FormData()
  form.set('title', product.title)
  form.set('currency', product.currency)
  form.set('price', product.price === null ? '' : writePlainPrice(product.price))
  form.set('isSoldOut', product.isSoldOut ? 'yes' : 'no')
  form.set('keepsPicture', product.keepsPicture ? 'yes' : 'no')
  if (picture) form.set('picture', picture, 'picture')
  if (id !== undefined) form.set('id', id)
  keep(await call(form))
}

/** What can be put back: with its picture, which the server does not keep. */
export interface RemovedProduct {
  product: OwnProduct
  place: number
  picture: Blob | undefined
}

export async function removeProduct(product: OwnProduct, place: number): Promise<RemovedProduct> {
  const picture = product.picture === null ? undefined : await fetchPicture('profile', product.picture)
  keep(await browserApi('DELETE /api/linkhubAuth/me/shop/{id}', OwnShop, { id: product.id }))
  return { product, place, picture }
}

/** Under its own id, so that the orders that were begun stay its own; at the end of the list. */
export async function restoreProduct({ product, picture }: RemovedProduct) {
  await send(add, { ...product, keepsPicture: false, picture }, product.id)
}

/** At once; the server may be asked later. */
export function showMoved(id: string, to: number) {
  queryClient.setQueryData(shopQuery.queryKey, (shop) => shop && { ...shop, products: moved(shop, id, to) })
}

/** In the list as the server has it: another window may have added or removed something. */
export async function moveProduct(id: string, to: number) {
  const ids = moved(await browserApi('GET /api/linkhubAuth/me/shop', OwnShop), id, to).map((product) => product.id)
  keep(await browserApi('POST /api/linkhubAuth/me/shop/order', OwnShop, { body: { ids } }))
}

function moved({ products }: OwnShop, id: string, to: number) {
  return moveItem(products, (product) => product.id === id, to)
}

function keep(shop: OwnShop) {
  keepBlock(shopQuery.queryKey, shop)
}
