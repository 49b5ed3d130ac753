import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'

/** For tests of the editor. */
export function makeOwnProfile(parts: Partial<OwnProfile> = {}): OwnProfile {
  return {
    id: 'p1',
    name: 'Ada',
    username: 'ada',
    bio: 'I weave.',
    gradient: 'sunrise',
    selectedColor: '#000000',
    profileImage: null,
    bannerImage: null,
    socials: {},
    customLinks: [],
    linkIds: [],
    language: 'en',
    shareImage: '',
    isListed: true,
    version: 1,
    timeZone: 'Asia/Dhaka',
    countsOwnVisits: false,
    formerUsernames: [],
    isSuspended: false,
    profiles: [],
    ways: {},
    look: {},
    linkDetails: {},
    ...parts,
  }
}
