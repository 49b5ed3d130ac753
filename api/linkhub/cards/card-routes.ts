import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { sendPicture } from '../pictures/send-picture.ts'
import { getProfileNamed, requireVisible } from '../public-profile.ts'
import { readShareImageName, shareImageName } from '../share-image.ts'
import { createCardCache } from './share-card-cache.ts'

export function cardRoutes(deps: Pick<Deps, 'config' | 'siteContent' | 'db' | 'files' | 'pageSignal'>) {
  const getCard = createCardCache(deps)

  return implement({
    'GET /cards/{name}': async (c, { name }) => {
      const input = readShareImageName(name)
      if (!input) throw new Refusal('not-found', 'no-such-picture')

      const profile = await getProfileNamed(deps.db, input.username)
      // It was the card of a page that was deleted. Whoever has the username now is somebody else.
      if (!input.isOf(profile)) throw new Refusal('not-found', 'no-such-picture')
      const { isPublic } = await requireVisible(deps, c, profile)
      const current = shareImageName(profile)
      if (name !== current) {
        // A chat may ask for the card of an old version, or of an old name, years after it was sent.
        c.header('Cache-Control', isPublic ? 'public, no-cache' : 'private, no-store')
        return c.redirect(`/cards/${current}`)
      }
      return sendPicture(c, { name, type: 'image/jpeg', isPublic, load: () => getCard(profile) })
    },
  })
}
