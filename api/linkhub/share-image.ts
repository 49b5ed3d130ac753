import type { ProfileRow } from './queries.ts'

/** The name of the picture that chats show with a page. It changes with every edit, because chats never look twice. */
export function shareImageName({ username, version }: Pick<ProfileRow, 'username' | 'version'>) {
  return `${username}-${version}.jpg`
}
