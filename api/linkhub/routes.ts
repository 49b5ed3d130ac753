import { IMAGE_BYTES_MAX, NewProfile } from '@nokshi/contract/linkhub.ts'
import { tidyLine } from '@nokshi/contract/text.ts'
import { Hono } from 'hono'
import { requireUser } from '../auth/session.ts'
import type { Deps } from '../platform/deps.ts'
import { readForm } from '../platform/multipart.ts'
import { type Limit, requireUnderLimit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import { parseOrRefuse } from '../platform/validate.ts'
import { createProfile } from './create-profile.ts'
import { getOwnProfile } from './own-profile.ts'
import { presentProfile } from './present-profile.ts'
import { findProfileByUsername, listCustomLinks } from './queries.ts'

const profileForm = {
  texts: Object.keys(NewProfile.shape),
  files: ['profileImage', 'bannerImage'],
  fileBytesMax: IMAGE_BYTES_MAX,
  fileTooLarge: `A picture can be at most ${IMAGE_BYTES_MAX / 1024 / 1024} MB.`,
}

/** Pictures cost memory and time to decode. Nobody tries three hundred in an hour for one profile. */
const pictureLimit: Limit = { name: 'pictures', hits: 300, perSeconds: 60 * 60 }
const TOO_MANY_PICTURES = 'You have uploaded many pictures in a short time. Try again later.'

export function linkhubRoutes(deps: Deps) {
  return new Hono()
    .post('/', requireUser(deps), async (c) => {
      const { texts, files } = await readForm(c, profileForm)
      const form = parseOrRefuse(NewProfile, Object.fromEntries(texts))
      const user = c.get('user')
      if (files.size > 0) await requireUnderLimit(deps, pictureLimit, [user.id], TOO_MANY_PICTURES)

      const pictures = { profile: files.get('profileImage'), banner: files.get('bannerImage') }
      const { profile, customLinks } = await createProfile(deps, user, form, pictures)
      return c.json(presentProfile(deps.config, profile, customLinks), 201)
    })
    .get('/:username', async (c) => {
      const profile = await findProfileByUsername(deps.db, c.req.param('username'))
      if (!profile) throw profileMissing(c.req.param('username'))

      // Asked for every time, so that an edit shows at once; an unchanged profile is not sent again.
      const etag = `"${profile.id}-${profile.version}"`
      c.header('Cache-Control', 'public, no-cache')
      c.header('ETag', etag)
      if (c.req.header('if-none-match') === etag) return c.body(null, 304)
      return c.json(presentProfile(deps.config, profile, await listCustomLinks(deps.db, profile.id)))
    })
}

export function myProfileRoutes(deps: Deps) {
  return new Hono().get('/', requireUser(deps), async (c) => {
    const profile = await getOwnProfile(deps.db, c.get('user').id)
    return c.json(presentProfile(deps.config, profile, await listCustomLinks(deps.db, profile.id)))
  })
}

/** Names what was asked for, as far as a username can go. */
function profileMissing(asked: string) {
  const username = [...tidyLine(asked)].slice(0, 30).join('')
  return new Refusal('not-found', 'no-such-profile', `The profile for @${username} does not exist.`)
}
