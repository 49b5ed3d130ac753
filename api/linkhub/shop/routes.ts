import { NewThing, type OwnShop, ThingForm, ThingOrder } from '@nokshi/contract/blocks/shop.ts'
import { type Context, Hono } from 'hono'
import type * as z from 'zod'
import { requireUser } from '../../auth/session.ts'
import { readForm } from '../../http/multipart.ts'
import { uploadLimiter } from '../../http/upload-limiter.ts'
import { body, parseOrRefuse } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { getOwnProfile } from '../own-profile.ts'
import { ownerOf, pictureRules, requireFewPictures } from '../pictures/picture-upload.ts'
import { readSocials } from '../stored-profile.ts'
import { addThing, changeThing, orderThings, removeThing } from './edit-shop.ts'
import { presentThings } from './present-shop.ts'
import { listThings } from './queries.ts'

const thingForm = { ...pictureRules, texts: Object.keys(NewThing.shape), files: ['picture'] }

export function shopRoutes(deps: Deps) {
  const ownerOnly = requireUser(deps)

  return new Hono()
    .get('/', ownerOnly, async (c) => c.json(await read(c)))
    .post('/', ownerOnly, uploadLimiter(ownerOf), async (c) => {
      await addThing(deps, c.get('user'), await readThingForm(c, NewThing))
      return c.json(await read(c), 201)
    })
    .post('/order', ownerOnly, body(ThingOrder), async (c) => {
      await orderThings(deps, c.get('user'), c.req.valid('json').ids)
      return c.json(await read(c))
    })
    .put('/:id', ownerOnly, uploadLimiter(ownerOf), async (c) => {
      await changeThing(deps, c.get('user'), c.req.param('id'), await readThingForm(c, ThingForm))
      return c.json(await read(c))
    })
    .delete('/:id', ownerOnly, async (c) => {
      await removeThing(deps, c.get('user'), c.req.param('id'))
      return c.json(await read(c))
    })

  async function read(c: Context): Promise<OwnShop> {
    const profile = await getOwnProfile(deps.db, c.get('user').id)
    return {
      things: presentThings(deps.config, await listThings(deps.db, profile.id)),
      isShown: readSocials(profile).whatsapp !== undefined,
    }
  }

  async function readThingForm<Form>(c: Context, rules: z.ZodType<Form>) {
    const { texts, files } = await readForm(c, thingForm)
    const form = parseOrRefuse(rules, Object.fromEntries(texts))
    if (files.size > 0) await requireFewPictures(deps, c.get('user').id)
    return { ...form, picture: files.get('picture') }
  }
}
