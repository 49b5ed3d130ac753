import { PictureEdit } from '@nokshi/contract/profile-edit.ts'
import type { Context } from 'hono'
import { implement } from '../../http/implement.ts'
import { readForm } from '../../http/multipart.ts'
import { parseOrRefuse } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getWholeProfile } from '../own-profile.ts'
import { pictureRules } from '../pictures/picture-upload.ts'
import { presentOwnProfile } from '../present-profile.ts'
import { removePicture, replacePicture } from './edit-picture.ts'
import { editProfile } from './edit-profile.ts'
import { linkFrame, type PictureFrame, pageFrame } from './picture-frames.ts'

const pictureForm = { ...pictureRules, texts: Object.keys(PictureEdit.shape), files: ['picture'] }

export function myProfileRoutes(deps: Deps) {
  return implement({
    'GET /api/linkhubAuth/me': async (c) => {
      const profile = await getWholeProfile(deps.db, c.get('user').id)
      return presentOwnProfile(deps.config, profile)
    },
    'PATCH /api/linkhubAuth/me': async (c, { body }) => {
      const editor = { userId: c.get('user').id, sessionId: c.get('sessionId') }
      const profile = await editProfile(deps, editor, body)
      return presentOwnProfile(deps.config, profile)
    },
    'PUT /api/linkhubAuth/me/pictures/{kind}': (c, { kind }) => replace(c, pageFrame(kind)),
    'DELETE /api/linkhubAuth/me/pictures/{kind}': (c, { kind, query }) =>
      remove(c, { ...query, frame: pageFrame(kind) }),
    'PUT /api/linkhubAuth/me/links/{id}/picture': (c, { id }) => replace(c, linkFrame(id)),
    'DELETE /api/linkhubAuth/me/links/{id}/picture': (c, { id, query }) =>
      remove(c, { ...query, frame: linkFrame(id) }),
  })

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
