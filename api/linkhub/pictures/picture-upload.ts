import { IMAGE_BYTES_MAX } from '@nokshi/contract/linkhub.ts'
import type { Context } from 'hono'

export const pictureRules = {
  fileBytesMax: IMAGE_BYTES_MAX,
  fileTooLarge: { code: 'picture-too-large', params: { megabytes: IMAGE_BYTES_MAX / 1024 / 1024 } } as const,
}

export function ownerOf(c: Context): string {
  return `owner ${c.get('user').id}`
}
