import { pathIn, type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'
import * as z from 'zod'
import type { Deps } from '../platform/deps.ts'
import { seal, unseal } from '../platform/seal.ts'

/**
 * What a link deletes: one post, for whoever has just sent it; or everything that came from an address or a number, for whoever reads
 * mail there. Anybody can type anybody's address, so only a mail to it holds the second kind.
 */
const Reach = z.object({
  profileId: z.string(),
  id: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
})
export type Reach = z.infer<typeof Reach>

const PURPOSE = 'forget'

/** Sealed, and not only signed: the address of a page must not show whose it is. */
export function forgetToken({ secret }: Pick<Deps, 'secret'>, reach: Reach) {
  return seal(secret, PURPOSE, JSON.stringify(reach))
}

/** Undefined for a token that nobody here has made. */
export function readForgetToken({ secret }: Pick<Deps, 'secret'>, token: string): Reach | undefined {
  try {
    return Reach.parse(JSON.parse(unseal(secret, PURPOSE, token)))
  } catch {
    return undefined
  }
}

/** In the query, which the proxies of deploy/ leave out of their logs. */
export function forgetAddress(
  deps: Pick<Deps, 'secret' | 'config'>,
  reach: Reach,
  language: SiteLanguage = siteLanguages.en,
) {
  return `${deps.config.siteUrl}${pathIn(language, '/forget')}?token=${forgetToken(deps, reach)}`
}
