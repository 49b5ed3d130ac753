import { socialKinds } from '@nokshi/contract/safe-url.ts'
import {
  asStored,
  changedFields,
  changedSocials,
  type Draft,
  type DraftField,
  isSame,
  pick,
  socialAsStored,
} from './edit-draft.ts'
import { areLinksContested, mergeLinks } from './edit-links.ts'

/** The fields that both sides have changed since, and not to the same: an answer that got lost is no conflict. */
export function contestedFields(draft: Draft, saved: Draft, newer: Draft): DraftField[] {
  const isNews = (mine: unknown, before: unknown, theirs: unknown) =>
    !isSame(theirs, before) && !isSame(theirs, mine)
  return changedFields(draft, saved).filter((field) => {
    if (field === 'customLinks') return areLinksContested(linkVersions(draft, saved, newer))
    if (field === 'socials')
      return changedSocials(draft, saved).some((kind) =>
        isNews(socialAsStored(kind, draft), saved.socials[kind], newer.socials[kind]),
      )
    return isNews(asStored(draft, field), saved[field], newer[field])
  })
}

/** What was changed here stays as it is, one link apart from the other; all else follows the others. */
export function mergeDrafts(draft: Draft, saved: Draft, newer: Draft): Draft {
  const own = changedSocials(draft, saved).map((kind) => [kind, draft.socials[kind]])
  return {
    ...newer,
    ...pick(draft, changedFields(draft, saved)),
    socials: { ...newer.socials, ...Object.fromEntries(own) },
    customLinks: mergeLinks(linkVersions(draft, saved, newer)),
  }
}

function linkVersions(draft: Draft, saved: Draft, newer: Draft) {
  return { base: saved.customLinks, mine: draft.customLinks, theirs: newer.customLinks }
}

/** Takes one step and nothing else: what another window has done to other links since then stays. */
export function stepDraft(draft: Draft, from: Partial<Draft>, to: Partial<Draft>): Draft {
  const before = { ...draft, ...from }
  const after = { ...draft, ...to }
  const socials = socialKinds
    .filter((kind) => before.socials[kind] !== after.socials[kind])
    .map((kind) => [kind, after.socials[kind]])
  return {
    ...after,
    socials: { ...draft.socials, ...Object.fromEntries(socials) },
    customLinks: mergeLinks(linkVersions(after, before, draft)),
  }
}

/** The profile as the editor knows it, with those of its own edits whose answers were lost but which did arrive. */
export function knownDraft(saved: Draft, unanswered: Partial<Draft>[], newer: Draft): Draft {
  const arrived = changedFields(newer, saved).filter((field) =>
    unanswered.some((edit) => isSame(edit[field], newer[field])),
  )
  return { ...saved, ...pick(newer, arrived) }
}
