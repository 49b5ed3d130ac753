import { IMAGE_BYTES_MAX } from '@nokshi/contract/linkhub.ts'
import type { Context } from 'hono'
import type { Deps } from '../../platform/deps.ts'
import { type Limit, requireUnderLimit } from '../../platform/rate-limit.ts'

/** What every form with pictures says about their weight. */
export const pictureRules = {
  fileBytesMax: IMAGE_BYTES_MAX,
  fileTooLarge: { code: 'picture-too-large', params: { megabytes: IMAGE_BYTES_MAX / 1024 / 1024 } } as const,
}

/** Whose turn an upload takes. */
export function ownerOf(c: Context): string {
  return `owner ${c.get('user').id}`
}

/** Pictures cost memory and time to decode. Nobody tries three hundred in an hour for one profile. */
const pictureLimit: Limit = { name: 'pictures', hits: 300, perSeconds: 60 * 60 }

export function requireFewPictures(deps: Deps, userId: string) {
  return requireUnderLimit(deps, pictureLimit, [userId], 'pictures-limit')
}
