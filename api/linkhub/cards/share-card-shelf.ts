import type { Deps } from '../../platform/deps.ts'
import { createTurns } from '../../platform/turns.ts'
import { largestFileName } from '../pictures/image-files.ts'
import type { ProfileRow } from '../queries.ts'
import { shareImageName } from '../share-image.ts'

/** About a hundred cards: those of the links that are going round today. */
const SHELF_BYTES_MAX = 10 * 1024 * 1024

/** One at a time: a card takes a core for a third of a second, and the pages need the other one. */
const inDrawingTurn = createTurns({
  atOnce: 1,
  waitingMax: 100,
  busyCode: 'cards-busy',
  busySentence: 'Many cards are being drawn right now. Try again in a few seconds.',
})

/** Keeps the cards asked for last, in memory: each can be drawn again from its profile. */
export function createCardShelf({ files }: Pick<Deps, 'files'>) {
  const cards = new Map<string, Uint8Array<ArrayBuffer>>()
  const drawing = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  let bytes = 0

  function keep(name: string, card: Uint8Array<ArrayBuffer>) {
    cards.set(name, card)
    bytes += card.byteLength
    for (const [oldest, old] of cards) {
      if (bytes <= SHELF_BYTES_MAX) return
      cards.delete(oldest)
      bytes -= old.byteLength
    }
  }

  async function draw(profile: ProfileRow) {
    const { drawShareCard } = await import('./share-card.ts')
    const [portrait, banner] = [
      profile.profileImage && (await files.find(largestFileName('profile', profile.profileImage))),
      profile.bannerImage && (await files.find(largestFileName('banner', profile.bannerImage))),
    ]
    return new Uint8Array(
      await drawShareCard(profile, { portrait: portrait || undefined, banner: banner || undefined }),
    )
  }

  return async function getCard(profile: ProfileRow) {
    // A username never passes to another profile, so the name of a card says all there is to say.
    const name = shareImageName(profile)
    const kept = cards.get(name)
    if (kept) {
      // The last asked for moves to the end of the row, the furthest from being thrown away.
      cards.delete(name)
      cards.set(name, kept)
      return kept
    }
    // A link sent to a group is looked up by hundreds of phones at once; its card is drawn once.
    const underWay =
      drawing.get(name) ?? inDrawingTurn(() => draw(profile)).finally(() => drawing.delete(name))
    drawing.set(name, underWay)
    const card = await underWay
    if (!cards.has(name)) keep(name, card)
    return card
  }
}
