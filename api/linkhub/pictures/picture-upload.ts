import { IMAGE_BYTES_MAX } from '@nokshi/contract/linkhub.ts'
import type { Context } from 'hono'

/** What every form with pictures says about their weight. */
export const pictureRules = {
  fileBytesMax: IMAGE_BYTES_MAX,
  fileTooLarge: { code: 'picture-too-large', params: { megabytes: IMAGE_BYTES_MAX / 1024 / 1024 } } as const,
}

/** Whose turn an upload takes. */
export function ownerOf(c: Context): string {
  return `owner ${c.get('user').id}`
}
