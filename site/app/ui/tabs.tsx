import { Tabs as Parts } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

export interface Tab<Value extends string> {
  value: Value
  label: string
  panel: ReactNode
}

interface TabsProps<Value extends string> {
  label: string
  tabs: Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  aside?: ReactNode
  children?: ReactNode
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, aside, children } = props
  return (
    <Parts.Root value={value} onValueChange={onChange}>
      <div className="tabs-top row between gap-x-24 fold-below">
        <Parts.List aria-label={label} activateOnFocus className="tabs-row">
          {tabs.map((tab) => (
            <Parts.Tab key={tab.value} value={tab.value} className="tabs-tab">
              {tab.label}
            </Parts.Tab>
          ))}
          <Parts.Indicator className="tabs-needle" />
        </Parts.List>
        {aside}
      </div>
      {children}
      {tabs.map((tab) => (
        <Parts.Panel key={tab.value} value={tab.value} className="tabs-panel">
          {tab.panel}
        </Parts.Panel>
      ))}
    </Parts.Root>
  )
}
