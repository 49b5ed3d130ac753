import { hubNotices as arabic } from '@nokshi/content/ar/hub.ts'
import { hubNotices as bangla } from '@nokshi/content/bn/hub.ts'
import { hubNotices as english } from '@nokshi/content/hub.ts'
import { pathIn, type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'
import type { Profile } from '@nokshi/contract/linkhub.ts'
import type { ReactNode } from 'react'
import { HubPattern } from './hub-pattern.tsx'

export type NoticeKind = 'missing' | 'suspended' | 'unreachable'

const notices = { en: english, bn: bangla, ar: arabic }

/** What is said in place of a page, and the way back to the site. */
export function noticeOf(kind: NoticeKind, username: string, language: SiteLanguage['code'], studioUrl: string) {
  const { title, text } = notices[language][kind]
  const { to, label } = notices[language].back
  const back = { href: studioUrl + pathIn(siteLanguages[language], to), label }
  return { title, text: typeof text === 'string' ? text : text(username), back }
}

interface HubNoticeProps {
  title: string
  text: string
  back: { href: string; label: ReactNode }
  /** Whose look it has. */
  page: Pick<Profile, 'gradient' | 'look'>
}

export function HubNotice({ title, text, back, page: { gradient, look = {} } }: HubNoticeProps) {
  return (
    <div className="hub-sheet" data-shape={look.shape} data-fill={look.fill} data-typeface={look.typeface}>
      <title>{title}</title>
      <div className="hub-band">
        <HubPattern gradient={gradient} />
      </div>
      <main className="hub-main hub-notice">
        <h1 className="hub-name">{title}</h1>
        <p className="hub-bio">{text}</p>
        <ul className="hub-links">
          <li>
            <a href={back.href}>{back.label}</a>
          </li>
        </ul>
      </main>
    </div>
  )
}
