import { NewProfile, toUsername } from '@nokshi/contract/linkhub.ts'
import { TimeZone } from '@nokshi/contract/time-zone.ts'
import { findPresence } from '../auth/session.ts'
import { noteProof } from '../auth/session-proof.ts'
import { JSON_TYPE } from '../http/answer-headers.ts'
import { implement } from '../http/implement.ts'
import { readForm } from '../http/multipart.ts'
import { pageLanguageOf } from '../http/page-language.ts'
import { parseOrRefuse } from '../http/validate.ts'
import { wholeAnswer } from '../http/whole-answer.ts'
import type { Deps } from '../platform/deps.ts'
import { checkAvailability } from './check-availability.ts'
import { createProfile } from './create-profile.ts'
import { pictureRules } from './pictures/picture-upload.ts'
import { presentProfile } from './present-profile.ts'
import { listCustomLinks } from './queries.ts'
import { readSentProfile } from './sent-profile.ts'

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
      await noteProof(deps, c.get('sessionId'), 'new-page')
      const customLinks = await listCustomLinks(deps.db, profile.id)
      return presentProfile(deps.config, profile, customLinks, deps.now())
    },
    'GET /api/linkhub/{username}': async (c, { username }) => {
      const { etag, body } = await readSentProfile(deps, toUsername(username) ?? username)
      const headers = { 'Cache-Control': PROFILE_CACHING, ETag: etag }
      if (c.req.header('if-none-match') === etag) return wholeAnswer(c, null, 304, headers)
      return wholeAnswer(c, JSON.stringify(body), 200, { ...headers, 'Content-Type': JSON_TYPE })
    },
    'GET /api/linkhub/{username}/availability': async (c, { username, query }) => {
      const presence = await findPresence(deps, c)
      const asker = { ownerId: presence?.user.id, ...query }
      return checkAvailability(deps, pageLanguageOf(c.req.raw.headers), username, asker)
    },
  })
}
