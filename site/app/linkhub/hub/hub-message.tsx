import { messageLabels } from '@nokshi/content/hub-messages.ts'
import { pathIn, siteLanguages } from '@nokshi/contract/languages.ts'
import { NAME_MAX, type Profile } from '@nokshi/contract/linkhub.ts'
import { MESSAGE_MAX } from '@nokshi/contract/messages.ts'
import { TRAP_FIELD } from '@nokshi/contract/trap.ts'

interface HubMessageProps {
  profile: Profile
  isPreview: boolean
  studioUrl: string
}

/** A plain form: browsers send it without scripts to messages/message.route.tsx. */
export function HubMessage({ profile, isPreview, studioUrl }: HubMessageProps) {
  const { messageSettings, language, username, name } = profile
  if (!messageSettings) return null
  const labels = messageLabels[language]
  return (
    <details className="hub-block hub-message">
      <summary>{messageSettings.messages ? labels.leave : labels.news}</summary>
      <form method="post" action={studioUrl + pathIn(siteLanguages[language], `/message/${username}`)}>
        <label>
          {labels.name}
          <input name="name" autoComplete="name" maxLength={NAME_MAX} required dir="auto" />
        </label>
        <label>
          {labels.email}
          <input name="email" type="email" autoComplete="email" maxLength={254} dir="ltr" />
        </label>
        <label>
          {labels.phone}
          <input name="phone" type="tel" autoComplete="tel" maxLength={40} dir="ltr" />
        </label>
        <p>{labels.either}</p>
        {messageSettings.messages && (
          <label>
            {labels.text}
            <textarea name="text" rows={4} maxLength={MESSAGE_MAX} required={!messageSettings.news} dir="auto" />
          </label>
        )}
        {messageSettings.news && (
          <label className="hub-tick">
            <input type="checkbox" name="wantsNews" value="yes" required={!messageSettings.messages} />
            <span>{labels.consent(name)}</span>
          </label>
        )}
        {messageSettings.studio && (
          <label className="hub-tick">
            <input type="checkbox" name="needsWebsite" value="yes" />
            <span>{labels.studio}</span>
          </label>
        )}
        <label className="hub-trap" aria-hidden="true">
          {labels.leaveBlank}
          <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
        <p>{labels.notice(name)}</p>
        <button type={isPreview ? 'button' : 'submit'} className="hub-button">
          {labels.send}
        </button>
      </form>
    </details>
  )
}
