import { hubNotices } from '@nokshi/content/hub.ts'
import { HubPattern } from './hub-pattern.tsx'

export type NoticeKind = 'missing' | 'suspended' | 'unreachable'

export function HubNotice({ kind, username }: { kind: NoticeKind; username: string }) {
  const { title, text } = hubNotices[kind]
  const { to, label } = hubNotices.back
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
            <a href={to}>{label}</a>
          </li>
        </ul>
      </main>
    </div>
  )
}
