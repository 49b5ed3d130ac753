import { NewProduct, type OwnShop, ProductForm, ProductOrder } from '@nokshi/contract/linkhub/shop.ts'
import { type Context, Hono } from 'hono'
import type * as z from 'zod'
import { requireUser } from '../../auth/session.ts'
import { readForm } from '../../http/multipart.ts'
import { uploadLimiter } from '../../http/upload-limiter.ts'
import { body, parseOrRefuse } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { getOwnProfile } from '../own-profile.ts'
import { ownerOf, pictureRules } from '../pictures/picture-upload.ts'
import { readSocials } from '../stored-profile.ts'
import { addProduct, changeProduct, orderProducts, removeProduct } from './edit-shop.ts'
import { presentProducts } from './present-shop.ts'
import { listProducts } from './queries.ts'

const productForm = { ...pictureRules, texts: Object.keys(NewProduct.shape), files: ['picture'] }

export function shopRoutes(deps: Deps) {
  const ownerOnly = requireUser(deps)

  return new Hono()
    .get('/', ownerOnly, async (c) => c.json(await read(c)))
    .post('/', ownerOnly, uploadLimiter(ownerOf), async (c) => {
      await addProduct(deps, c.get('user'), await readProductForm(c, NewProduct))
      return c.json(await read(c), 201)
    })
    .post('/order', ownerOnly, body(ProductOrder), async (c) => {
      await orderProducts(deps, c.get('user'), c.req.valid('json').ids)
      return c.json(await read(c))
    })
    .put('/:id', ownerOnly, uploadLimiter(ownerOf), async (c) => {
      await changeProduct(deps, c.get('user'), c.req.param('id'), await readProductForm(c, ProductForm))
      return c.json(await read(c))
    })
    .delete('/:id', ownerOnly, async (c) => {
      await removeProduct(deps, c.get('user'), c.req.param('id'))
      return c.json(await read(c))
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
