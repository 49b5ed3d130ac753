import { messages as labels } from '@nokshi/content/messages.ts'
import type { MessageSettings } from '@nokshi/contract/messages.ts'
import { Link } from 'react-router'
import { useStudio } from '../platform/use-settings.ts'
import { SwitchField } from '../ui/fields/switch-field.tsx'
import { useSave } from '../ui/forms/use-save.ts'
import { saveMessageSettings } from './messages-query.ts'

export function MessageSettingsForm({
  messageSettings,
  isShown,
}: {
  messageSettings: MessageSettings
  isShown: boolean
}) {
  const { hidden, confirm, saved } = labels.settings
  const { name: studio } = useStudio()
  const saving = useSave({ send: saveMessageSettings, done: saved, failed: labels.unsaved })
  // What was chosen is shown while it is on its way.
  const shown = saving.isPending ? saving.variables : messageSettings
  const isAsking = shown.messages || shown.news
  const kinds = isAsking ? (['messages', 'news', 'studio'] as const) : (['messages', 'news'] as const)
  return (
    <div className="stack gap-16">
      {kinds.map((kind) => (
        <SwitchField
          key={kind}
          label={labels.settings[kind].label}
          hint={kind === 'studio' ? labels.settings.studio.hint(studio) : labels.settings[kind].hint}
          isOn={shown[kind]}
          onChange={(isOn) => saving.mutate({ ...shown, [kind]: isOn })}
        />
      ))}
      {isAsking && !isShown && !saving.isPending && (
        <p className="dash-told">
          {hidden}{' '}
          <Link to={confirm.to} className="dash-told-link">
            {confirm.label}
          </Link>
        </p>
      )}
    </div>
  )
}
