import { LRUCache } from 'lru-cache'
import type { Deps } from '../../platform/deps.ts'
import { createLimiter } from '../../platform/limiter.ts'
import { largestFileName } from '../pictures/image-files.ts'
import type { ProfileRow } from '../queries.ts'
import { isShareImageOf, shareImageName } from '../share-image.ts'

/** About a hundred cards. */
const CACHE_BYTES_MAX = 10 * 1024 * 1024

/** One at a time: a card takes a core for a third of a second, and the pages need the other one. */
const limitDrawing = createLimiter({ concurrency: 1, queueMax: 100, busyCode: 'cards-busy' })

/** Caches the last cards: drawing one takes a third of a second, and a chat group asks for it at once. */
export function createCardCache({
  siteContent,
  files,
  pageSignal,
}: Pick<Deps, 'siteContent' | 'files' | 'pageSignal'>) {
  const cards = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: CACHE_BYTES_MAX,
    sizeCalculation: (card) => card.byteLength,
  })
  const drawing = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  /** Of the content whose colours they have. */
  let version: number | undefined

  // After an edit nobody is sent to the card before it, and that of a deleted page must not stay.
  pageSignal.on('changed', (usernames) => {
    const isOld = (name: string) => usernames.some((username) => isShareImageOf(username, name))
    for (const name of [...cards.keys()].filter(isOld)) cards.delete(name)
    for (const name of [...drawing.keys()].filter(isOld)) drawing.delete(name)
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

  return async function getCard(profile: ProfileRow) {
    if (version !== siteContent.current('en').version) cards.clear()
    version = siteContent.current('en').version
    const name = shareImageName(profile)
    const known = cards.get(name) ?? drawing.get(name)
    if (known) return known
    // A link sent to a group is looked up by hundreds of phones at once; its card is drawn once.
    const underWay = limitDrawing(() => draw(profile))
    drawing.set(name, underWay)
    const isCurrent = () => drawing.get(name) === underWay
    try {
      const card = await underWay
      // Not if the page was changed or deleted in the meantime.
      if (isCurrent()) cards.set(name, card)
      return card
    } finally {
      if (isCurrent()) drawing.delete(name)
    }
  }
}
