import { type KeyboardEvent, type ReactNode, useId } from 'react'

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

/** Written here because Base UI's tabs weigh 13 KB, which a phone would fetch before the first list. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, aside, children } = props
  const id = useId()

  /** As in https://www.w3.org/WAI/ARIA/apg/patterns/tabs/: the arrows show the tab that they lead to. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event
    const place = tabs.findIndex((tab) => tab.value === value)
    const forward = currentTarget.matches(':dir(rtl)') ? -1 : 1
    const ends: Record<string, number> = { Home: 0, End: -1 }
    const steps: Record<string, number> = { ArrowRight: forward, ArrowLeft: -forward }
    const next = ends[key] ?? place + (steps[key] ?? Number.NaN)
    const tab = Number.isNaN(next) ? undefined : tabs.at(next % tabs.length)
    if (!tab || altKey || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    onChange(tab.value)
    document.getElementById(`${id}-${tab.value}`)?.focus()
  }

  return (
    <>
      <div className="tabs-top row between gap-x-24 line-below">
        <div role="tablist" aria-label={label} className="tabs-row wrap" onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              className="tabs-tab"
              aria-selected={tab.value === value}
              aria-controls={tab.value === value ? `${id}-panel` : undefined}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onChange(tab.value)}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {aside}
      </div>
      {children}
      {tabs.map(
        (tab) =>
          tab.value === value && (
            <div
              key={tab.value}
              role="tabpanel"
              id={`${id}-panel`}
              className="tabs-panel"
              aria-labelledby={`${id}-${tab.value}`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern asks for it.
              tabIndex={0}
            >
              {tab.panel}
            </div>
          ),
      )}
    </>
  )
}
