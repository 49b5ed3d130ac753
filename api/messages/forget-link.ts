import { pathIn, type SiteLanguage } from '@nokshi/contract/languages.ts'
import * as z from 'zod'
import type { Deps } from '../platform/deps.ts'
import { parseJson } from '../platform/json-values.ts'
import { seal, tryUnseal } from '../platform/secret.ts'

/** Ids have 80 random bits, so the secret of the installation alone makes no working link. */
const Target = z.object({
  profileId: z.string(),
  id: z.string(),
  /** Also everything from the same address or number. Only for mails to that address. */
  isAll: z.boolean().optional(),
})
export type Target = z.infer<typeof Target>

/** What a link does: deletes what was left on a page, or confirms that its sender follows the page. */
type Purpose = 'forget' | 'follow'

/** Sealed, not only signed, so that the address does not show whose it is. */
export function linkToken({ secret }: Pick<Deps, 'secret'>, purpose: Purpose, target: Target) {
  return seal(secret, purpose, JSON.stringify(target))
}

/** Undefined for a token that was not made here, and for those of releases before 0030. */
export function readLinkToken({ secret }: Pick<Deps, 'secret'>, purpose: Purpose, token: string) {
  return Target.safeParse(parseJson(tryUnseal(secret, purpose, token) ?? '')).data
}

/** In the query, which the proxies of deploy/ leave out of their logs. */
export function linkAddress(
  deps: Pick<Deps, 'secret' | 'config'>,
  purpose: Purpose,
  target: Target,
  language: SiteLanguage,
) {
  return `${deps.config.siteUrl}${pathIn(language, `/${purpose}`)}?token=${linkToken(deps, purpose, target)}`
}
