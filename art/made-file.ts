import { Buffer } from 'node:buffer'

/** One file of site/made: its path there, its bytes, and how many it may have at most. */
export interface MadeFile {
  path: string
  contents: string | Uint8Array
  limit: number
}

export function sizeOf({ contents }: MadeFile) {
  return typeof contents === 'string' ? Buffer.byteLength(contents) : contents.byteLength
}
