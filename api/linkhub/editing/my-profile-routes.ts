import { type PictureKind, pictureKinds } from '@nokshi/contract/linkhub.ts'
import { PictureEdit, ProfileEdit } from '@nokshi/contract/profile-edit.ts'
import { Hono } from 'hono'
import { requireUser } from '../../auth/session.ts'
import { readForm } from '../../http/multipart.ts'
import { uploadLimiter } from '../../http/upload-limiter.ts'
import { body, parseOrRefuse } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getWholeProfile } from '../own-profile.ts'
import { ownerOf, pictureRules, requireFewPictures } from '../pictures/picture-upload.ts'
import { presentOwnProfile } from '../present-profile.ts'
import { removePicture, replacePicture } from './edit-picture.ts'
import { editProfile } from './edit-profile.ts'

const pictureForm = { ...pictureRules, texts: Object.keys(PictureEdit.shape), files: ['picture'] }

export function myProfileRoutes(deps: Deps) {
  const ownerOnly = requireUser(deps)

  return new Hono()
    .get('/', ownerOnly, async (c) => {
      const profile = await getWholeProfile(deps.db, c.get('user').id)
      return c.json(presentOwnProfile(deps.config, profile))
    })
    .patch('/', ownerOnly, body(ProfileEdit), async (c) => {
      const profile = await editProfile(deps, c.get('user').id, c.req.valid('json'))
      return c.json(presentOwnProfile(deps.config, profile))
    })
    .put('/pictures/:kind', ownerOnly, uploadLimiter(ownerOf), async (c) => {
      const kind = readKind(c.req.param('kind'))
      const { texts, files } = await readForm(c, pictureForm)
      const edit = parseOrRefuse(PictureEdit, Object.fromEntries(texts))
      const picture = files.get('picture')
      if (!picture) throw new Refusal('invalid', 'no-picture', { at: 'picture' })
      await requireFewPictures(deps, c.get('user').id)

      const profile = await replacePicture(deps, c.get('user').id, { ...edit, kind, picture })
      return c.json(presentOwnProfile(deps.config, profile))
    })
    .delete('/pictures/:kind', ownerOnly, async (c) => {
      const kind = readKind(c.req.param('kind'))
      const edit = parseOrRefuse(PictureEdit, c.req.query())
      const profile = await removePicture(deps, c.get('user').id, { ...edit, kind })
      return c.json(presentOwnProfile(deps.config, profile))
    })
}

function readKind(word: string): PictureKind {
  if (word === 'profile' || word === 'banner') return word
  throw new Refusal('not-found', {
    code: 'no-such-picture-kind',
    params: { kinds: Object.keys(pictureKinds) },
  })
}
