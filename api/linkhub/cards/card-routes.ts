import { Hono } from 'hono'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { sendPicture } from '../pictures/send-picture.ts'
import { getProfileNamed, requireVisible } from '../public-profile.ts'
import { shareImageName } from '../share-image.ts'
import { createCardShelf } from './share-card-shelf.ts'

export function cardRoutes(deps: Pick<Deps, 'auth' | 'db' | 'files'>) {
  const getCard = createCardShelf(deps)

  return new Hono().get('/:name', async (c) => {
    const name = c.req.param('name')
    const username = /^([\w-]{1,64})-\d{1,15}\.jpg$/.exec(name)?.[1]
    if (username === undefined)
      throw new Refusal('not-found', 'no-such-card', 'There is no picture at this address.')

    const profile = await getProfileNamed(deps.db, username)
    const { isPublic } = await requireVisible(deps, c, profile)
    const current = shareImageName(profile)
    if (name !== current) {
      // A chat may ask for the card of an old version, or of an old name, years after it was sent.
      c.header('Cache-Control', isPublic ? 'public, no-cache' : 'private, no-store')
      return c.redirect(`/cards/${current}`)
    }
    return sendPicture(c, { name, type: 'image/jpeg', isPublic, load: () => getCard(profile) })
  })
}
