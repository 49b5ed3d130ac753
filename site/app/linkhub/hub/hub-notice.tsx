import { hubNotices as arabic } from '@nokshi/content/ar/hub.ts'
import { hubNotices as bangla } from '@nokshi/content/bn/hub.ts'
import { hubNotices as english } from '@nokshi/content/hub.ts'
import { pathIn, type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'
import { HubPattern } from './hub-pattern.tsx'

export type NoticeKind = 'missing' | 'suspended' | 'unreachable'

const notices = { en: english, bn: bangla, ar: arabic }

interface HubNoticeProps {
  kind: NoticeKind
  username: string
  language: SiteLanguage['code']
}

export function HubNotice({ kind, username, language }: HubNoticeProps) {
  const { title, text } = notices[language][kind]
  const { to, label } = notices[language].back
  return (
    <div className="hub-sheet">
      <title>{title}</title>
      <div className="hub-band">
        <HubPattern gradient="ocean" />
      </div>
      <main className="hub-main hub-notice">
        <h1 className="hub-name">{title}</h1>
        <p className="hub-bio">{typeof text === 'string' ? text : text(username)}</p>
        <ul className="hub-links">
          <li>
            <a href={pathIn(siteLanguages[language], to)}>{label}</a>
          </li>
        </ul>
      </main>
    </div>
  )
}
