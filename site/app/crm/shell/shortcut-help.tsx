import { crmMakes, crmPlaces, crmShortcuts } from '@nokshi/content/crm/shell.ts'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { setShortcuts, useHasShortcuts } from './single-keys.ts'
import './crm-keys.css'

interface ShortcutHelpProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function ShortcutHelp({ isOpen, onOpenChange }: ShortcutHelpProps) {
  const areOn = useHasShortcuts()
  const mayChange = useMayChange()
  const { list, makes, places, inbox } = rows
  return (
    <CrmDialog title={crmShortcuts.title} isOpen={isOpen} onClose={() => onOpenChange(false)}>
      <p className="soft">{crmShortcuts.text}</p>
      <SwitchField {...crmShortcuts.switch} isOn={areOn} onChange={setShortcuts} />
      <KeyList rows={[...list, ...(mayChange ? makes : []), ...places]} />
      <h3 className="crm-heading">{inbox.heading}</h3>
      <KeyList rows={[...inbox.list, ...(mayChange ? inbox.changes : [])]} />
    </CrmDialog>
  )
}

const rows = {
  ...crmShortcuts,
  makes: crmMakes.map(({ key, label }) => ({ keys: [key], does: label })),
  places: crmPlaces.map(({ key, label }) => ({ keys: ['g', key], does: label })),
}

function KeyList({ rows }: { rows: { keys: string[]; does: string }[] }) {
  return (
    <dl className="crm-keys stack">
      {rows.map(({ keys, does }) => (
        <div key={keys.join(' ')} className="line gap-10">
          <dt className="flex gap-4">
            {keys.map((key) => (
              <kbd key={key} className="crm-key center">
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
