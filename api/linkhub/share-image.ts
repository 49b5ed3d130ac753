import type { ProfileRow } from './queries.ts'

/**
 * The share picture's name changes with every edit, because chats cache it forever. It includes the id,
 * because a released username begins again at version 1.
 */
export function shareImageName({ id, username, version }: Pick<ProfileRow, 'id' | 'username' | 'version'>) {
  return `${username}.${idMark(id)}-${version}.jpg`
}

/** What the name of such a picture says, of any version. Older names have no mark, and stay valid. */
export function readShareImageName(name: string) {
  const [, username, mark] = /^([\w-]{1,64})(?:\.([a-z0-9]{10}))?-\d{1,15}\.jpg$/.exec(name) ?? []
  if (username === undefined) return undefined
  return { username, isOf: ({ id }: Pick<ProfileRow, 'id'>) => mark === undefined || mark === idMark(id) }
}

/** From the random end of the id: enough to tell apart the few profiles that ever have one username. */
function idMark(id: string) {
  return id.slice(-10)
}
