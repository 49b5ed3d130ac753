import { NewProfile, toUsername } from '@nokshi/contract/linkhub.ts'
import { Hono } from 'hono'
import { findPresence, requireUser } from '../auth/session.ts'
import { JSON_TYPE } from '../http/answer-headers.ts'
import { addressGroup, clientAddress } from '../http/client-address.ts'
import { readForm } from '../http/multipart.ts'
import { uploadLimiter } from '../http/upload-limiter.ts'
import { parseOrRefuse } from '../http/validate.ts'
import { wholeAnswer } from '../http/whole-answer.ts'
import type { Deps } from '../platform/deps.ts'
import { type Limit, requireUnderLimit } from '../platform/rate-limit.ts'
import { checkAvailability } from './check-availability.ts'
import { createProfile } from './create-profile.ts'
import { ownerOf, pictureRules, requireFewPictures } from './pictures/picture-upload.ts'
import { presentProfile } from './present-profile.ts'
import { createProfileCache } from './profile-cache.ts'
import { listCustomLinks } from './queries.ts'

const profileForm = {
  ...pictureRules,
  texts: Object.keys(NewProfile.shape),
  files: ['profileImage', 'bannerImage'],
}

/** A form asks a few times while a name is typed; a mobile network puts thousands of forms behind one address. */
const questions: Limit = { name: 'availability', hits: 6_000, perSeconds: 60 * 60 }

/** Asked for every time, so that an edit shows at once; an unchanged profile is not sent again. */
const PROFILE_CACHING = 'public, no-cache'

export function linkhubRoutes(deps: Deps) {
  const profiles = createProfileCache(deps)

  return new Hono()
    .post('/', requireUser(deps), uploadLimiter(ownerOf), async (c) => {
      const { texts, files } = await readForm(c, profileForm)
      const form = parseOrRefuse(NewProfile, Object.fromEntries(texts))
      const user = c.get('user')
      if (files.size > 0) await requireFewPictures(deps, user.id)

      const pictures = { profile: files.get('profileImage'), banner: files.get('bannerImage') }
      const profile = await createProfile(deps, user, form, pictures)
      const customLinks = await listCustomLinks(deps.db, profile.id)
      return c.json(presentProfile(deps.config, profile, customLinks, deps.now()), 201)
    })
    .get('/:username', async (c) => {
      const asked = c.req.param('username')
      const { etag, json } = await profiles.get(
        toUsername(asked) ?? asked,
        c.req.header('cache-control') === 'no-cache',
      )
      const headers = { 'Cache-Control': PROFILE_CACHING, ETag: etag }
      if (c.req.header('if-none-match') === etag) return wholeAnswer(c, null, 304, headers)
      return wholeAnswer(c, json, 200, { ...headers, 'Content-Type': JSON_TYPE })
    })
    .get('/:username/availability', async (c) => {
      const place = addressGroup(clientAddress(c, deps.config.trustProxy))
      await requireUnderLimit(deps, questions, [place], 'availability-limit')
      const presence = await findPresence(deps, c)
      return c.json(await checkAvailability(deps.db, c.req.param('username'), presence?.user.id))
    })
}
