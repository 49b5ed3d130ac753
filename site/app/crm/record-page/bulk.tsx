import { crmBulk } from '@nokshi/content/crm/bulk.ts'
import { Success } from '@nokshi/contract/auth.ts'
import { MANY_MAX, type ManyChanged } from '@nokshi/contract/crm/records.ts'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { notifyProblem } from '../../ui/notices/notify.ts'
import { QuietButton, Tick } from '../parts/buttons.tsx'
import { crmApi, useChange } from '../records/crm-api.ts'
import { useMayChange } from '../staff/crm-me.ts'

/**
 * Which rows are selected: some of those on the page, or all that match. «All» belongs to the filters with
 * which it was selected; with other filters nothing is selected.
 */
export function useChoice<Item extends { id: string }>(items: Item[], filters: object) {
  const [isOpen, setOpen] = useState(false)
  const [allOf, setAllOf] = useState<string>()
  const question = JSON.stringify(filters)
  const isAll = allOf === question
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  // What has left the list meanwhile is chosen no longer.
  const chosen = useMemo(() => items.filter(({ id }) => ids.has(id)).map(({ id }) => id), [items, ids])

  function choose(next: string[]) {
    setAllOf(undefined)
    setIds(new Set(next))
  }
  const toggle = useCallback((id: string, isOn: boolean) => {
    setAllOf(undefined)
    setIds((current) => (isOn ? current.union(new Set([id])) : current.difference(new Set([id]))))
  }, [])
  const has = (id: string) => isAll || ids.has(id)

  return {
    isAll,
    chosen,
    shown: items.length,
    /** What a row needs of it; undefined while nobody chooses many. */
    rows: isOpen ? { has, toggle } : undefined,
    begin: () => setOpen(true),
    end() {
      choose([])
      setOpen(false)
    },
    chooseShown: () => choose(items.map(({ id }) => id)),
    chooseMatching: () => setAllOf(question),
    clear: () => choose([]),
  }
}

type Choice = ReturnType<typeof useChoice>
export type RowChoice = NonNullable<Choice['rows']>

export function ChoiceBox({ id, name, choice }: { id: string; name: string; choice: RowChoice }) {
  return (
    <label className="choice-box stack center flex-none">
      <input
        className="crm-box"
        type="checkbox"
        aria-label={crmBulk.choose(name)}
        checked={choice.has(id)}
        onChange={({ target }) => choice.toggle(id, target.checked)}
      />
    </label>
  )
}

export interface BulkAct<Act> {
  label: string
  /** What one press does, or a dialog that asks first. */
  act?: Act
  ask?: (run: (act: Act) => void, close: () => void) => ReactNode
}

interface BulkBarProps<Matching, Act> {
  choice: Choice
  /** How many match, and by which filters. */
  total: number | undefined
  matching: Matching
  send: (body: {
    which: { ids: string[] } | { matching: Matching; count: number | undefined }
    act: Act
  }) => Promise<ManyChanged>
  acts: BulkAct<Act>[]
}

/** Selects many records and changes them at once, which one press undoes. */
export function BulkBar<Matching, Act>(props: BulkBarProps<Matching, Act>) {
  const { choice, total = choice.shown, matching, send, acts } = props
  const { isAll, chosen, shown, begin, end, clear } = choice
  const mayChange = useMayChange()
  const [asked, setAsked] = useState<string>()
  const close = () => setAsked(undefined)
  const many = useChange({
    send: (act: Act) => send({ which: isAll ? { matching, count: total } : { ids: chosen }, act }),
    done: ({ count }) => (count > 0 ? crmBulk.done(count) : undefined),
    undo:
      (_, { changeIds: ids }) =>
      () =>
        crmApi('POST /api/crm/changes/undo', Success, { body: { ids } }),
    onDone({ failed, error }) {
      if (failed > 0) notifyProblem(crmBulk.failed(failed), error ?? '')
      clear()
    },
  })

  function run(act: Act) {
    close()
    many.mutate(act)
  }

  if (!mayChange) return null
  if (!choice.rows)
    return (
      <div className="choice-bar row gap-y-4 gap-x-16">
        <QuietButton onClick={begin}>{crmBulk.begin}</QuietButton>
      </div>
    )
  const count = isAll ? total : chosen.length
  return (
    <div className="choice-bar row gap-y-4 gap-x-16" data-open>
      <Tick
        ref={(box) => {
          if (box) box.indeterminate = !isAll && count > 0 && count < shown
        }}
        checked={isAll || (count > 0 && count === shown)}
        onChange={({ target }) => (target.checked ? choice.chooseShown() : clear())}
      >
        <span aria-live="polite">
          {isAll ? crmBulk.allMatching(total) : count > 0 ? crmBulk.chosen(count) : crmBulk.all}
        </span>
      </Tick>
      {!isAll && total > shown && count === shown && total <= MANY_MAX && (
        <button type="button" className="crm-text-link" onClick={choice.chooseMatching}>
          {crmBulk.matching(total)}
        </button>
      )}
      {!isAll && count === shown && total > MANY_MAX && (
        <span className="crm-small">{crmBulk.tooMany(total, MANY_MAX)}</span>
      )}
      {count > 0 && (
        <fieldset className="wrap gap-6" aria-label={crmBulk.label} disabled={many.isPending}>
          {acts.map(({ label, act, ask }) => (
            <button
              key={label}
              type="button"
              className="crm-chip"
              onClick={() => (ask ? setAsked(label) : act && run(act))}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      {many.isPending && <span role="status">{crmBulk.working}</span>}
      <QuietButton onClick={end}>{crmBulk.end}</QuietButton>
      {acts.find(({ label }) => label === asked)?.ask?.(run, close)}
    </div>
  )
}
