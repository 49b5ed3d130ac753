import { mailsIn } from '@nokshi/content/by-language.ts'
import type { SiteLanguage } from '@nokshi/contract/languages.ts'
import { brandOf } from '../platform/content.ts'
import type { Deps } from '../platform/deps.ts'

/** The mails of the studio in a language. */
export function mailsOf(deps: Pick<Deps, 'siteContent'>, { code }: SiteLanguage) {
  return mailsIn[code](brandOf(deps, code))
}
