import { NewProfile, type Profile, toUsername } from '@nokshi/contract/linkhub.ts'
import { TimeZone } from '@nokshi/contract/time-zone.ts'
import { findPresence, noteProof } from '../auth/session.ts'
import { implement } from '../http/implement.ts'
import { readForm } from '../http/multipart.ts'
import { pageLanguageOf } from '../http/page-language.ts'
import { parseOrRefuse } from '../http/validate.ts'
import type { Deps } from '../platform/deps.ts'
import { checkAvailability } from './check-availability.ts'
import { createProfile } from './create-profile.ts'
import { presentPayments } from './payments/present-payments.ts'
import { listPayments } from './payments/queries.ts'
import { pictureRules } from './pictures/picture-upload.ts'
import { presentProfile } from './present-profile.ts'
import { getPublicProfile } from './public-profile.ts'
import { listCustomLinks, type PresentableProfile } from './queries.ts'
import { listEnds, presentValid } from './registrations/present-registrations.ts'
import { listRegistrations } from './registrations/queries.ts'
import { presentShop } from './shop/present-shop.ts'
import { listProducts } from './shop/queries.ts'
import { findScheduledChanges } from './showing.ts'
import { presentVideos } from './videos/present-videos.ts'
import { listVideos } from './videos/queries.ts'

const profileForm = { ...pictureRules, texts: Object.keys(NewProfile.shape), files: ['profileImage', 'bannerImage'] }

/** Asked for every time, so that an edit shows at once; an unchanged profile is not sent again. */
const PROFILE_CACHING = 'public, no-cache'

export function linkhubRoutes(deps: Deps) {
  return implement({
    'POST /api/linkhub': async (c) => {
      const { texts, files } = await readForm(c, profileForm)
      const timeZone = TimeZone.safeParse(c.req.header('x-time-zone')).data
      const form = parseOrRefuse(NewProfile, { timeZone, ...Object.fromEntries(texts) })
      const user = c.get('user')

      const pictures = { profile: files.get('profileImage'), banner: files.get('bannerImage') }
      const profile = await createProfile(deps, user, form, pictures)
      // A new page has nothing to steal, and its owner has just entered the password.
      await noteProof(deps, c.get('holder').sessionId, 'new-page')
      const customLinks = await listCustomLinks(deps.db, profile.id)
      return presentProfile(deps.config, profile, customLinks, deps.now())
    },
    'GET /api/linkhub/{username}': async (c, { username }) => {
      const { etag, body } = await readSentProfile(deps, toUsername(username) ?? username)
      const headers = { 'Cache-Control': PROFILE_CACHING, ETag: etag }
      return c.req.header('if-none-match') === etag ? c.body(null, 304, headers) : c.json(body, 200, headers)
    },
    'GET /api/linkhub/{username}/availability': async (c, { username, query }) => {
      const presence = await findPresence(deps, c)
      const asker = { ownerId: presence?.user.id, ...query }
      return checkAvailability(deps, pageLanguageOf(c.req.raw.headers), username, asker)
    },
  })
}

async function readSentProfile(deps: Pick<Deps, 'config' | 'db' | 'now'>, name: string) {
  const profile = await getPublicProfile(deps.db, name)
  const now = deps.now()
  const customLinks = await listCustomLinks(deps.db, profile.id)
  const blocks = await presentBlocks(deps, profile)
  // Its version does not know whether the owner's address was confirmed.
  const row = `${profile.id}-${profile.version}.${profile.blocksVersion}-${profile.emailVerified}`
  const { last } = findScheduledChanges(customLinks, now, blocks.changesAt)
  return {
    etag: last === 0 ? `"${row}"` : `"${row}-${last}"`,
    body: { ...presentProfile(deps.config, profile, customLinks, now), ...blocks.shown },
  }
}

interface Blocks {
  shown: Pick<Profile, 'payments' | 'registrations' | 'products' | 'videos'>
  changesAt: number[]
}

async function presentBlocks(
  { config, db, now }: Pick<Deps, 'config' | 'db' | 'now'>,
  profile: PresentableProfile,
): Promise<Blocks> {
  const { id, emailVerified, timeZone } = profile
  const payments = emailVerified === 1 ? presentPayments(config, await listPayments(db, id)) : []
  const rows = await listRegistrations(db, id)
  const registrations = presentValid(rows, timeZone, now())
  const products = presentShop(config, profile, await listProducts(db, id))
  const videos = presentVideos(config, await listVideos(db, id))
  return {
    shown: {
      ...(payments.length > 0 && { payments }),
      ...(registrations.length > 0 && { registrations }),
      ...(products.length > 0 && { products }),
      ...(videos.length > 0 && { videos }),
    },
    changesAt: listEnds(rows, timeZone, now()),
  }
}
