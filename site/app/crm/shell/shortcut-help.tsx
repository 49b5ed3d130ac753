import { crmMakes, crmPlaces, crmShortcuts } from '@nokshi/content/crm/shell.ts'
import { SwitchField } from '../../ui/switch-field.tsx'
import { CrmDialog } from '../records/crm-dialog.tsx'
import { setShortcuts, useHasShortcuts } from './shortcut-setting.ts'
import './crm-keys.css'

interface ShortcutHelpProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function ShortcutHelp({ isOpen, onOpenChange }: ShortcutHelpProps) {
  const areOn = useHasShortcuts()
  return (
    <CrmDialog title={crmShortcuts.title} isOpen={isOpen} onClose={() => onOpenChange(false)}>
      <p className="soft">{crmShortcuts.text}</p>
      <SwitchField {...crmShortcuts.switch} isOn={areOn} onChange={setShortcuts} />
      <KeyList rows={everywhere} />
      <h3 className="crm-heading">{crmShortcuts.inbox.heading}</h3>
      <KeyList rows={crmShortcuts.inbox.list} />
    </CrmDialog>
  )
}

interface KeyRow {
  keys: string[]
  does: string
}

const everywhere: KeyRow[] = [
  ...crmShortcuts.list,
  ...crmMakes.map(({ key, label }) => ({ keys: [key], does: label })),
  ...crmPlaces.map(({ key, label }) => ({ keys: ['g', key], does: label })),
]

function KeyList({ rows }: { rows: KeyRow[] }) {
  return (
    <dl className="crm-keys">
      {rows.map(({ keys, does }) => (
        <div key={keys.join(' ')}>
          <dt>
            {keys.map((key) => (
              <kbd key={key} className="crm-key">
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
