import type { User } from '@nokshi/contract/auth.ts'
import { type NewProduct, PRODUCTS_MAX, type ProductForm } from '@nokshi/contract/linkhub/shop.ts'
import type { Db } from '../../database/connect.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { type Limit, requireUnderLimit } from '../../platform/rate-limit.ts'
import { Refusal } from '../../platform/refusal.ts'
import { changeBlocks, claimLinkId, requireSameIds } from '../change-blocks.ts'
import { discardUnshown, withStoredSquare } from '../pictures/store-images.ts'
import type { PresentableProfile } from '../queries.ts'
import { readSocials } from '../stored-profile.ts'
import { fitsOrder } from './present-shop.ts'
import { deleteProduct, insertProduct, listProducts, type ProductRow, updateProduct } from './queries.ts'

type Form = ProductForm & { picture: Uint8Array | undefined }

/** Every id that was ever clicked stays in the numbers: nobody may collect them. */
const newProducts: Limit = { name: 'new-things', hits: 300, perSeconds: 24 * 60 * 60 }

export function addProduct(deps: Deps, user: User, form: Form & NewProduct) {
  requireShortOrder(deps, form)
  return withStoredSquare(deps, user.id, { field: 'picture', bytes: form.picture }, (picture) =>
    changeShop(deps, user, async (tx, profile, rows) => {
      if (rows.length >= PRODUCTS_MAX)
        throw new Refusal('conflict', { code: 'too-many-things', params: { max: PRODUCTS_MAX } })
      if (!readSocials(profile).whatsapp) throw new Refusal('invalid', 'shop-needs-chat', { at: 'title' })
      await requireUnderLimit({ ...deps, db: tx }, newProducts, [user.id], 'things-limit')
      const position = Math.max(-1, ...rows.map((row) => row.position)) + 1
      const { id = newId(deps.now()) } = form
      if (rows.some((row) => row.id === id)) throw new Refusal('conflict', 'edited-elsewhere')
      await claimLinkId(tx, profile.id, id)
      await insertProduct(tx, { id, profileId: profile.id, position, picture, ...columnsOf(form) })
    }),
  )
}

export function changeProduct(deps: Deps, user: User, id: string, form: Form) {
  requireShortOrder(deps, form)
  return withStoredSquare(deps, user.id, { field: 'picture', bytes: form.picture }, async (stored) => {
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

export function orderProducts(deps: Deps, user: User, ids: string[]) {
  return changeShop(deps, user, async (tx, _, rows) => {
    requireSameIds(rows, ids)
    for (const [position, id] of ids.entries()) await updateProduct(tx, id, { position })
  })
}

function changeShop(
  deps: Deps,
  user: User,
  make: (tx: Db, profile: PresentableProfile, rows: ProductRow[]) => Promise<void>,
) {
  return changeBlocks(deps, user.id, async (tx, profile) => make(tx, profile, await listProducts(tx, profile.id)))
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
