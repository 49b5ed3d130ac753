import { type PictureKind, pictureAt, pictureKinds } from '@nokshi/contract/linkhub.ts'

/** As large as the server has it. Undefined when it cannot be had: then its removal cannot be undone. */
export async function fetchPicture(kind: PictureKind, address: string) {
  try {
    // While the page is off the web, only its owner gets to see it.
    const init = { credentials: 'include' } as const
    const response = await fetch(pictureAt(address, pictureKinds[kind].widest), init)
    return response.ok ? await response.blob() : undefined
  } catch {
    return undefined
  }
}
