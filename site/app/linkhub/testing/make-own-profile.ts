import { OwnProfile } from '@nokshi/contract/profile-edit.ts'

/** For tests of the editor: what is not named is as on every new page. */
export function makeOwnProfile(parts: Partial<OwnProfile> = {}): OwnProfile {
  const words = { name: 'Ada', username: 'ada', bio: 'I weave.', gradient: 'sunrise', selectedColor: '#000000' }
  return OwnProfile.parse({ id: 'p1', ...words, ...parts })
}
