import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { ApiProblem } from '../../platform/api.ts'
import { fetchPicture } from '../pictures/fetch-picture.ts'
import type { ChosenPicture } from '../pictures/picture-file.ts'
import type { EditCalls } from './edit-calls.ts'
import type { EditAction } from './edit-reducer.ts'
import { kindOfPlace, type PicturePlace, pictureAtPlace } from './picture-place.ts'

interface PictureWork {
  kind: PicturePlace
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

  /** Settles when the server has it, or will not have it; a missing network is waited for. */
  function add(kind: PicturePlace, picture: Blob | null, address?: string | null) {
    return new Promise<void>((done, failed) => {
      waiting.push({ kind, picture, address, done, failed })
      dispatch({ type: 'uploading', kind, upload: { share: 0, address } })
      onWork()
    })
  }

  /** The same as a step that can be undone: the picture that goes is fetched first. */
  async function change(kind: PicturePlace, chosen: ChosenPicture | null) {
    const before = await fetchShown(kind)
    const after = chosen?.file ?? null
    await add(kind, after, chosen?.address ?? null)
    if (before !== undefined) dispatch({ type: 'pictured', picture: { kind, before, after }, at: now() })
  }

  /** The picture that hangs there now; null where none does, undefined when it cannot be had. */
  function fetchShown(kind: PicturePlace) {
    const address = pictureAtPlace(readProfile(), kind)
    return address ? fetchPicture(kindOfPlace(kind), address) : null
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

  return { add, change, fetchShown, work, hasWork: () => waiting.length > 0 }
}

/** The server refuses the picture itself, so trying again would not help. */
function isFinal(fault: unknown) {
  if (!(fault instanceof ApiProblem) || fault.status >= 500) return false
  return fault.code !== 'edited-elsewhere' && ![401, 403, 404, 429].includes(fault.status)
}
