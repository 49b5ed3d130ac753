import type { User } from '@nokshi/contract/auth.ts'
import { type NewProduct, PRODUCTS_MAX, type ProductForm } from '@nokshi/contract/linkhub/shop.ts'
import type { Db } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { type Limit, requireUnderLimit } from '../../platform/rate-limit.ts'
import { Refusal } from '../../platform/refusal.ts'
import { insertLinkIds, listLinkIdsOf } from '../link-id-queries.ts'
import { getOwnProfile } from '../own-profile.ts'
import { discardUnshown } from '../pictures/discard-images.ts'
import { renderImage } from '../pictures/images.ts'
import { withStoredSquare } from '../pictures/store-images.ts'
import { listUsernames, type PresentableProfile, raiseBlocksVersion } from '../queries.ts'
import { readSocials } from '../stored-profile.ts'
import { fitsOrder } from './order-address.ts'
import { deleteProduct, insertProduct, listProducts, type ProductRow, updateProduct } from './queries.ts'

type Form = ProductForm & { picture: Uint8Array | undefined }

/** Every id that was ever clicked stays in the numbers: nobody may collect them. */
const newProducts: Limit = { name: 'new-things', hits: 300, perSeconds: 24 * 60 * 60 }

export function addProduct(deps: Deps, user: User, form: Form & NewProduct) {
  requireShortOrder(deps, form)
  return withPicture(deps, user, form, (picture) =>
    changeShop(deps, user, async (tx, profile, rows) => {
      if (rows.length >= PRODUCTS_MAX)
        throw new Refusal('conflict', { code: 'too-many-things', params: { max: PRODUCTS_MAX } })
      if (!readSocials(profile).whatsapp) throw new Refusal('invalid', 'shop-needs-chat', { at: 'title' })
      await requireUnderLimit({ ...deps, db: tx }, newProducts, [user.id], 'things-limit')
      const position = Math.max(-1, ...rows.map((row) => row.position)) + 1
      const { id = newId(deps.now()) } = form
      if (rows.some((row) => row.id === id)) throw new Refusal('conflict', 'edited-elsewhere')
      // As of links: what was ordered at an address must never be ordered from somebody else.
      await insertLinkIds(tx, [{ id, profileId: profile.id }])
      if ((await listLinkIdsOf(tx, profile.id, [id])).length === 0)
        throw new Refusal('invalid', 'link-id-unusable', { at: 'id' })
      await insertProduct(tx, { id, profileId: profile.id, position, picture, ...columnsOf(form) })
    }),
  )
}

export function changeProduct(deps: Deps, user: User, id: string, form: Form) {
  requireShortOrder(deps, form)
  return withPicture(deps, user, form, async (stored) => {
    let replaced: string | null = null
    await changeShop(deps, user, async (tx, _, rows) => {
      const row = requireProduct(rows, id)
      const picture = stored ?? (form.keepsPicture === 'yes' ? row.picture : null)
      replaced = row.picture === picture ? null : row.picture
      await updateProduct(tx, id, { picture, ...columnsOf(form) })
    })
    await discardUnshown(deps, [replaced])
  })
}

export async function removeProduct(deps: Deps, user: User, id: string) {
  let removed: string | null = null
  await changeShop(deps, user, async (tx, _, rows) => {
    removed = requireProduct(rows, id).picture
    await deleteProduct(tx, id)
  })
  await discardUnshown(deps, [removed])
}

/** Named whole: a list that another window has changed meanwhile is refused. */
export function orderProducts(deps: Deps, user: User, ids: string[]) {
  return changeShop(deps, user, async (tx, _, rows) => {
    const known = rows.map(({ id }) => id)
    if (new Set(ids).size !== known.length || !known.every((id) => ids.includes(id)))
      throw new Refusal('conflict', 'edited-elsewhere')
    for (const [position, id] of ids.entries()) await updateProduct(tx, id, { position })
  })
}

async function changeShop(
  deps: Deps,
  user: User,
  make: (tx: Db, profile: PresentableProfile, rows: ProductRow[]) => Promise<void>,
) {
  const usernames = await transact(deps.db, async (tx) => {
    const profile = await getOwnProfile(tx, user.id)
    await raiseBlocksVersion(tx, profile.id)
    await make(tx, profile, await listProducts(tx, profile.id))
    return listUsernames(tx, profile.id)
  })
  deps.pageSignal.emit('changed', usernames)
}

function columnsOf({ title, currency, price, isSoldOut }: ProductForm) {
  return { title, currency, price, isSoldOut: isSoldOut === 'yes' ? 1 : 0 }
}

function requireProduct(rows: ProductRow[], id: string) {
  const row = rows.find((row) => row.id === id)
  if (!row) throw new Refusal('not-found', 'no-such-thing')
  return row
}

function requireShortOrder({ config }: Deps, form: Form) {
  if (!fitsOrder(config.siteUrl, form)) throw new Refusal('invalid', 'order-too-long', { at: 'title' })
}

async function withPicture(deps: Deps, user: User, { picture }: Form, work: (key: string | null) => Promise<void>) {
  const renditions = picture && (await renderImage(user.id, 'profile', picture, 'picture'))
  await withStoredSquare(deps, user.id, renditions, work)
}
