import { pathIn, type SiteLanguage } from '@nokshi/contract/languages.ts'
import type { Deps } from '../../platform/deps.ts'
import { seal, unseal } from '../../platform/seal.ts'

const PURPOSE = 'letter'

/** Works without login. The key is random, and in the query, which the proxies of deploy/ do not log. */
export function unsubscribeAddress(
  { config, secret }: Pick<Deps, 'config' | 'secret'>,
  stopKey: string,
  language: SiteLanguage,
) {
  return `${config.siteUrl}${pathIn(language, '/unsubscribe')}?token=${seal(secret, PURPOSE, stopKey)}`
}

/** The key of a plan; undefined for a token that nobody here has made. */
export function readUnsubscribeToken({ secret }: Pick<Deps, 'secret'>, token: string) {
  try {
    return unseal(secret, PURPOSE, token)
  } catch {
    return undefined
  }
}
