import { NewProduct, type OwnShop, ProductForm } from '@nokshi/contract/linkhub/shop.ts'
import type { Context } from 'hono'
import type * as z from 'zod'
import { implement } from '../../http/implement.ts'
import { readForm } from '../../http/multipart.ts'
import { parseOrRefuse } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { getOwnProfile } from '../own-profile.ts'
import { pictureRules } from '../pictures/picture-upload.ts'
import { readSocials } from '../stored-profile.ts'
import { addProduct, changeProduct, orderProducts, removeProduct } from './edit-shop.ts'
import { presentProducts } from './present-shop.ts'
import { listProducts } from './queries.ts'

const productForm = { ...pictureRules, texts: Object.keys(NewProduct.shape), files: ['picture'] }

export function shopRoutes(deps: Deps) {
  return implement({
    'GET /api/linkhubAuth/me/shop': read,
    'POST /api/linkhubAuth/me/shop': async (c) => {
      await addProduct(deps, c.get('user'), await readProductForm(c, NewProduct))
      return read(c)
    },
    'POST /api/linkhubAuth/me/shop/order': async (c, { body }) => {
      await orderProducts(deps, c.get('user'), body.ids)
      return read(c)
    },
    'PUT /api/linkhubAuth/me/shop/{id}': async (c, { id }) => {
      await changeProduct(deps, c.get('user'), id, await readProductForm(c, ProductForm))
      return read(c)
    },
    'DELETE /api/linkhubAuth/me/shop/{id}': async (c, { id }) => {
      await removeProduct(deps, c.get('user'), id)
      return read(c)
    },
  })

  async function read(c: Context): Promise<OwnShop> {
    const profile = await getOwnProfile(deps.db, c.get('user').id)
    return {
      products: presentProducts(deps.config, await listProducts(deps.db, profile.id)),
      isShown: readSocials(profile).whatsapp !== undefined,
    }
  }

  async function readProductForm<Form>(c: Context, rules: z.ZodType<Form>) {
    const { texts, files } = await readForm(c, productForm)
    const form = parseOrRefuse(rules, Object.fromEntries(texts))
    return { ...form, picture: files.get('picture') }
  }
}
