import { type PictureKind, pictureKinds } from '@nokshi/contract/linkhub.ts'
import { PictureEdit } from '@nokshi/contract/profile-edit.ts'
import type { Context } from 'hono'
import type { Db } from '../../database/connect.ts'
import { implement } from '../../http/implement.ts'
import { readForm } from '../../http/multipart.ts'
import { parseOrRefuse } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listLinkChecks } from '../link-checks/dead-links.ts'
import { getOwnProfile, getWholeProfile, type WholeProfile } from '../own-profile.ts'
import { renderImage } from '../pictures/images.ts'
import { pictureRules } from '../pictures/picture-upload.ts'
import { discardUnshown, hasContent, withStoredImages } from '../pictures/store-images.ts'
import { presentOwnProfile } from '../present-profile.ts'
import { updateLinkPicture, updateProfile } from '../queries.ts'
import { changeProfile, editProfile } from './edit-profile.ts'

const pictureForm = { ...pictureRules, texts: Object.keys(PictureEdit.shape), files: ['picture'] }

export function myProfileRoutes(deps: Deps) {
  return implement({
    'GET /api/linkhubAuth/me': async (c) => {
      const profile = await getWholeProfile(deps.db, c.get('user').id)
      return presentOwnProfile(deps.config, profile)
    },
    'PATCH /api/linkhubAuth/me': async (c, { body }) => {
      const editor = { userId: c.get('user').id, sessionId: c.get('holder').sessionId }
      const profile = await editProfile(deps, editor, body)
      return presentOwnProfile(deps.config, profile)
    },
    'GET /api/linkhubAuth/me/link-checks': async (c) => {
      const { id } = await getOwnProfile(deps.db, c.get('user').id)
      return listLinkChecks(deps.db, id)
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

type FrameEdit = PictureEdit & { frame: PictureFrame }

async function replacePicture(deps: Deps, ownerId: string, input: FrameEdit & { picture: Uint8Array }) {
  const { frame, profileId, version } = input
  const renditions = await renderImage(ownerId, frame.kind, input.picture, frame.field)
  const images = { [frame.kind]: renditions }
  const { before, after, stored } = await withStoredImages(deps, ownerId, images, async (keys) => {
    const key = keys[frame.kind] ?? null
    const changed = await changeProfile(deps, ownerId, {
      profileId,
      version,
      isInPlace: (profile) => hasContent(frame.read(profile), renditions),
      make: ({ db }, profile) => frame.write(db, profile, key),
    })
    return { ...changed, stored: key }
  })
  await discardUnshown(deps, without(frame.read(after), [frame.read(before), stored]))
  return after
}

async function removePicture(deps: Deps, ownerId: string, input: FrameEdit) {
  const { frame, profileId, version } = input
  const { before, after } = await changeProfile(deps, ownerId, {
    profileId,
    version,
    isInPlace: (profile) => frame.read(profile) === null,
    make: ({ db }, profile) => frame.write(db, profile, null),
  })
  await discardUnshown(deps, without(frame.read(after), [frame.read(before)]))
  return after
}

function without(shown: string | null, keys: (string | null)[]) {
  return keys.filter((key) => key !== shown)
}

interface PictureFrame {
  kind: PictureKind
  field: string
  read: (profile: WholeProfile) => string | null
  write: (db: Db, profile: WholeProfile, key: string | null) => Promise<void>
}

function pageFrame(word: string): PictureFrame {
  if (word !== 'profile' && word !== 'banner' && word !== 'background')
    throw new Refusal('not-found', { code: 'no-such-picture-kind', params: { kinds: Object.keys(pictureKinds) } })
  const column = `${word}Image` as const
  return {
    kind: word,
    field: column,
    read: (profile) => profile[column],
    write: (db, profile, key) => updateProfile(db, profile.id, { [column]: key }),
  }
}

function linkFrame(linkId: string): PictureFrame {
  return {
    kind: 'profile',
    field: 'picture',
    read: ({ customLinks }) => {
      const link = customLinks.find(({ id }) => id === linkId)
      if (!link) throw new Refusal('invalid', 'link-removed', { at: 'picture' })
      return link.picture
    },
    write: (db, _, key) => updateLinkPicture(db, linkId, key),
  }
}
