import * as z from 'zod'
import { profileValue, URL_MAX } from '../safe-url.ts'
import { refuse } from '../sentences/refuse.ts'
import { knownItems } from './known-items.ts'
import { type ProfileKind, profileKinds, profileSite } from './profile-sites.ts'

/** Beside the client's six. */
export const PROFILES_MAX = 8

/** Where what follows the base is no plain name. */
const exampleNames: Partial<Record<ProfileKind, string>> = { spotify: 'artist/…', youtube: '@name' }

/**
 * A profile on one of the other sites, by its name or its address; stored as what follows the site's base.
 */
export const NewMoreProfile = z
  .object({
    kind: z.enum(profileKinds, refuse('unknown-profile')),
    value: z.string(refuse('profile-without-value')).max(URL_MAX, refuse('profile-without-value')),
  })
  .transform(({ kind, value }, context) => {
    const kept = profileValue(kind, value)
    if (kept !== undefined) return { kind, value: kept }
    const { name, base } = profileSite(kind)
    const params = { site: name, example: base + (exampleNames[kind] ?? 'name') }
    context.addIssue({ code: 'custom', message: 'invalid-profile', params, path: ['value'] })
    return z.NEVER
  })

/** Always sent whole, in their order. One of each kind, because clicks are counted by it. */
export const NewMoreProfiles = z
  .array(NewMoreProfile, refuse('profiles-not-a-list'))
  .max(PROFILES_MAX, refuse('too-many-profiles'))
  .refine(
    (profiles) => new Set(profiles.map(({ kind }) => kind)).size === profiles.length,
    refuse('profile-kinds-equal'),
  )

export const MoreProfiles = knownItems(z.object({ kind: z.enum(profileKinds), value: z.string() }))
export type MoreProfile = z.infer<typeof MoreProfiles>[number]
