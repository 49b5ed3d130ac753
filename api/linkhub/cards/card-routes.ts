import { LRUCache } from 'lru-cache'
import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { createLimiter } from '../../platform/limiter.ts'
import { Refusal } from '../../platform/refusal.ts'
import { largestFileName } from '../pictures/image-files.ts'
import { sendPicture } from '../pictures/send-picture.ts'
import { getProfileNamed, requireVisible } from '../public-profile.ts'
import type { ProfileRow } from '../queries.ts'
import { readShareImageName, shareImageName } from '../share-image.ts'

export function cardRoutes(deps: Pick<Deps, 'config' | 'siteContent' | 'db' | 'files'>) {
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

/** About a hundred cards. */
const CACHE_BYTES_MAX = 10 * 1024 * 1024

/** One at a time: a card takes a core for a third of a second, and the pages need the other one. */
const limitDrawing = createLimiter({ concurrency: 1, queueMax: 100, busyCode: 'cards-busy' })

/** Keeps the last cards: a link sent to a group is looked up by hundreds of phones at once, and drawn once. */
function createCardCache({ siteContent, files }: Pick<Deps, 'siteContent' | 'files'>) {
  const cards = new LRUCache<string, Uint8Array<ArrayBuffer>, ProfileRow>({
    maxSize: CACHE_BYTES_MAX,
    sizeCalculation: (card) => card.byteLength,
    // The card of a deleted page is never sent, and it must not stay either.
    ttl: 60 * 60 * 1000,
    ignoreFetchAbort: true,
    fetchMethod: (_name, _stale, { context }) => limitDrawing(() => draw(context)),
  })

  async function draw(profile: ProfileRow) {
    const { drawShareCard } = await import('./share-card.ts')
    const [portrait, banner] = [
      profile.profileImage && (await files.find(largestFileName('profile', profile.profileImage))),
      profile.bannerImage && (await files.find(largestFileName('banner', profile.bannerImage))),
    ]
    return new Uint8Array(
      await drawShareCard(profile, {
        portrait: portrait || undefined,
        banner: banner || undefined,
        colours: siteContent.current('en').content.colours,
      }),
    )
  }

  /** Its colours are those of the content. */
  return (profile: ProfileRow) =>
    cards.forceFetch(`${siteContent.current('en').version} ${shareImageName(profile)}`, { context: profile })
}
