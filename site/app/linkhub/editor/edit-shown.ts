import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { isComplete } from './edit-problems.ts'
import type { EditState } from './edit-state.ts'

/** The page as it would be with everything that stands in the editor, saved or not. */
export function shownProfile({ saved, draft, uploads }: EditState, triedUsername?: string): OwnProfile {
  const links = draft.customLinks.filter(isComplete)
  return {
    ...saved,
    ...draft,
    username: triedUsername ?? draft.username,
    customLinks: links.map(({ title, url }) => ({ title, url })),
    linkIds: links.map(({ id }) => id),
    profileImage: meanwhile(uploads.profile, saved.profileImage),
    bannerImage: meanwhile(uploads.banner, saved.bannerImage),
  }
}

function meanwhile(upload: EditState['uploads']['profile'], stored: string | null) {
  return upload?.address === undefined ? stored : upload.address
}
