import { PictureEdit, ProfileEdit } from '@nokshi/contract/profile-edit.ts'
import { type Context, Hono } from 'hono'
import { requireUser } from '../../auth/session.ts'
import { readForm } from '../../http/multipart.ts'
import { uploadLimiter } from '../../http/upload-limiter.ts'
import { body, parseOrRefuse, query } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getWholeProfile } from '../own-profile.ts'
import { ownerOf, pictureRules } from '../pictures/picture-upload.ts'
import { presentOwnProfile } from '../present-profile.ts'
import { removePicture, replacePicture } from './edit-picture.ts'
import { editProfile } from './edit-profile.ts'
import { linkFrame, type PictureFrame, pageFrame } from './picture-frames.ts'

const pictureForm = { ...pictureRules, texts: Object.keys(PictureEdit.shape), files: ['picture'] }

export function myProfileRoutes(deps: Deps) {
  const ownerOnly = requireUser(deps)

  return new Hono()
    .get('/', ownerOnly, async (c) => {
      const profile = await getWholeProfile(deps.db, c.get('user').id)
      return c.json(presentOwnProfile(deps.config, profile))
    })
    .patch('/', ownerOnly, body(ProfileEdit), async (c) => {
      const editor = { userId: c.get('user').id, sessionId: c.get('sessionId') }
      const profile = await editProfile(deps, editor, c.req.valid('json'))
      return c.json(presentOwnProfile(deps.config, profile))
    })
    .put('/pictures/:kind', ownerOnly, uploadLimiter(ownerOf), (c) =>
      replace(c, pageFrame(c.req.param('kind'))),
    )
    .delete('/pictures/:kind', ownerOnly, query(PictureEdit), (c) =>
      remove(c, { ...c.req.valid('query'), frame: pageFrame(c.req.param('kind')) }),
    )
    .put('/links/:id/picture', ownerOnly, uploadLimiter(ownerOf), (c) =>
      replace(c, linkFrame(c.req.param('id'))),
    )
    .delete('/links/:id/picture', ownerOnly, query(PictureEdit), (c) =>
      remove(c, { ...c.req.valid('query'), frame: linkFrame(c.req.param('id')) }),
    )

  async function replace(c: Context, frame: PictureFrame) {
    const { texts, files } = await readForm(c, pictureForm)
    const edit = parseOrRefuse(PictureEdit, Object.fromEntries(texts))
    const picture = files.get('picture')
    if (!picture) throw new Refusal('invalid', 'no-picture', { at: 'picture' })

    const profile = await replacePicture(deps, c.get('user').id, { ...edit, frame, picture })
    return c.json(presentOwnProfile(deps.config, profile))
  }

  async function remove(c: Context, edit: PictureEdit & { frame: PictureFrame }) {
    const profile = await removePicture(deps, c.get('user').id, edit)
    return c.json(presentOwnProfile(deps.config, profile))
  }
}
