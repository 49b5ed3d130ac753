import { type PictureKind, pictureAt, pictureKinds } from '@nokshi/contract/linkhub.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { ApiProblem } from '../../platform/api.ts'
import type { ChosenPicture } from '../pictures/picture-file.ts'
import type { EditCalls } from './edit-calls.ts'
import type { EditAction } from './edit-reducer.ts'

interface PictureWork {
  kind: PictureKind
  /** Null removes it. */
  picture: Blob | null
  /** What shows it meanwhile, where that is at hand. */
  address: string | null | undefined
  done: () => void
  failed: (fault: unknown) => void
}

interface PictureQueueParts {
  calls: EditCalls
  readProfile: () => OwnProfile
  dispatch: (action: EditAction) => void
  now: () => number
  onWork: () => void
}

/** Pictures wait their turn between the edits, because both name the version they were made from. */
export function createPictureQueue({ calls, readProfile, dispatch, now, onWork }: PictureQueueParts) {
  const waiting: PictureWork[] = []

  function addressOf(kind: PictureKind) {
    const { profileImage, bannerImage } = readProfile()
    return kind === 'profile' ? profileImage : bannerImage
  }

  /** Settles when the server has it, or will not have it; a missing network is waited for. */
  function add(kind: PictureKind, picture: Blob | null, address?: string | null) {
    return new Promise<void>((done, failed) => {
      waiting.push({ kind, picture, address, done, failed })
      dispatch({ type: 'uploading', kind, upload: { share: 0, address } })
      onWork()
    })
  }

  /** The same as a step that can be undone: the picture that goes is fetched first. */
  async function change(kind: PictureKind, chosen: ChosenPicture | null) {
    const address = addressOf(kind)
    const before = address ? await fetchPicture(kind, address) : null
    const after = chosen?.file ?? null
    await add(kind, after, chosen?.address ?? null)
    if (before !== undefined) dispatch({ type: 'pictured', picture: { kind, before, after }, at: now() })
  }

  /** Sends the first that waits. Throws what the queue has to deal with: a lost network, a newer version. */
  async function work(): Promise<OwnProfile> {
    const [first] = waiting
    if (!first) return readProfile()
    const { kind, picture, address } = first
    try {
      const onProgress = (share: number) => dispatch({ type: 'uploading', kind, upload: { share, address } })
      const profile = await calls.sendPicture(kind, picture, readProfile(), onProgress)
      dispatch({ type: 'acknowledged', profile })
      finish(first)
      first.done()
    } catch (fault) {
      if (!isFinal(fault)) throw fault
      finish(first)
      first.failed(fault)
    }
    return readProfile()
  }

  function finish({ kind }: PictureWork) {
    waiting.shift()
    dispatch({ type: 'uploading', kind, upload: undefined })
  }

  return { add, change, work, hasWork: () => waiting.length > 0 }
}

/** The server refuses the picture itself, so trying again would not help. */
function isFinal(fault: unknown) {
  if (!(fault instanceof ApiProblem) || fault.status >= 500) return false
  return fault.code !== 'edited-elsewhere' && ![401, 403, 404, 429].includes(fault.status)
}

/** Undefined when it cannot be had: then the change cannot be undone. */
async function fetchPicture(kind: PictureKind, address: string) {
  try {
    // While the page is off the web, only its owner gets to see it.
    const init = { credentials: 'include' } as const
    const response = await fetch(pictureAt(address, pictureKinds[kind].widest), init)
    return response.ok ? await response.blob() : undefined
  } catch {
    return undefined
  }
}
