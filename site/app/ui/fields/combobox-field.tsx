import { Combobox, type ComboboxRootProps } from '@base-ui/react/combobox'
import { type FocusEventHandler, type ReactNode, useId } from 'react'

interface ComboboxFieldProps<Item>
  extends Pick<
    ComboboxRootProps<Item>,
    | 'autoHighlight'
    | 'filter'
    | 'inputValue'
    | 'isItemEqualToValue'
    | 'itemToStringLabel'
    | 'onInputValueChange'
    | 'onValueChange'
    | 'value'
  > {
  label: string
  hint?: string | undefined
  items: readonly Item[]
  keyOf: (item: Item) => string
  none: string
  button: ReactNode
  onFocus?: FocusEventHandler<HTMLInputElement>
  onBlur?: FocusEventHandler<HTMLInputElement>
  /** How an item looks in the list. */
  children: (item: Item) => ReactNode
}

/** A field in which one types to find one of many. */
export function ComboboxField<Item>(props: ComboboxFieldProps<Item>) {
  const { label, hint, keyOf, none, button, onFocus, onBlur, children, ...root } = props
  const id = useId()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <Combobox.Root {...root}>
        <Combobox.InputGroup className="field-box">
          <Combobox.Input
            id={id}
            className="field-input"
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={hint && `${id}-hint`}
            onFocus={onFocus}
            onBlur={onBlur}
          />
          {button}
        </Combobox.InputGroup>
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={4} className="search-place">
            <Combobox.Popup className="search-list cloth rounded">
              <Combobox.Empty>
                <p className="search-none soft">{none}</p>
              </Combobox.Empty>
              <Combobox.List>
                {(item: Item) => (
                  <Combobox.Item key={keyOf(item)} value={item} className="search-item tap-height" dir="auto">
                    {children(item)}
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </div>
  )
}
