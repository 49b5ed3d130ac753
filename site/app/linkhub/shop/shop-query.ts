import { OwnShop, type OwnThing, writePlainPrice } from '@nokshi/contract/blocks/shop.ts'
import type { Profile } from '@nokshi/contract/linkhub.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiUnreachable, browserApi, toProblem } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'
import { upload } from '../../platform/upload.ts'

const SHOP = '/api/linkhubAuth/me/shop'

export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: () => browserApi.get(SHOP, OwnShop),
})

/** What the preview of the page shows of it. Orders cannot be tried there: the number may just be being typed. */
export function useShownThings(): Pick<Profile, 'things'> {
  const { data } = useQuery(shopQuery, queryClient)
  if (!data || data.things.length === 0) return {}
  return { things: data.things.map((thing) => ({ ...thing, orderUrl: 'https://wa.me/' })) }
}

export interface SentThing extends Pick<OwnThing, 'title' | 'currency' | 'price' | 'isSoldOut'> {
  keepsPicture: boolean
  picture: Blob | undefined
}

/** With an id it is changed, without one added. */
export async function sendThing(id: string | undefined, { picture, ...thing }: SentThing) {
  const form = new FormData()
  form.set('title', thing.title)
  form.set('currency', thing.currency)
  form.set('price', thing.price === null ? '' : writePlainPrice(thing.price))
  form.set('isSoldOut', thing.isSoldOut ? 'yes' : 'no')
  form.set('keepsPicture', thing.keepsPicture ? 'yes' : 'no')
  if (picture) form.set('picture', picture, 'picture')
  const [method, path] = id === undefined ? (['POST', SHOP] as const) : (['PUT', `${SHOP}/${id}`] as const)
  const { status, reply } = await upload(method, path, form, () => {})
  if (status === 0) throw new ApiUnreachable()
  const changed = status < 300 ? OwnShop.safeParse(reply).data : undefined
  if (!changed) throw toProblem(status, reply)
  keep(changed)
}

export async function removeThing(id: string) {
  keep(await browserApi.delete(`${SHOP}/${id}`, OwnShop))
}

export async function orderThings(ids: string[]) {
  keep(await browserApi.post(`${SHOP}/order`, { ids }, OwnShop))
}

function keep(shop: OwnShop) {
  queryClient.setQueryData(shopQuery.queryKey, shop)
}
