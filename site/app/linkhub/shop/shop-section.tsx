import { language } from '@nokshi/content/language.ts'
import { shop as words } from '@nokshi/content/shop.ts'
import { type OwnThing, THINGS_MAX, writePrice } from '@nokshi/contract/blocks/shop.ts'
import { pictureAt } from '@nokshi/contract/linkhub.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { queryClient } from '../../platform/query-client.ts'
import { shownSentence } from '../../platform/shown-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { notifyProblem } from '../../ui/notify.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { RowButton } from '../editor/row-button.tsx'
import { orderThings, removeThing, shopQuery } from './shop-query.ts'
import { ThingForm } from './thing-form.tsx'
import './shop.css'

/** What the page offers. Each thing is saved by itself. */
export function ShopSection({ hasChat }: { hasChat: boolean }) {
  const { data } = useQuery(shopQuery, queryClient)
  /** Open for this one, or for a new one. */
  const [open, setOpen] = useState<{ thing?: OwnThing }>()
  const change = useMutation(
    {
      mutationFn: (work: () => Promise<void>) => work(),
      onError: (fault) => {
        notifyProblem(words.failed, shownSentence(fault, ''))
        void queryClient.invalidateQueries(shopQuery)
      },
    },
    queryClient,
  )
  if (!data) return null
  const { things } = data
  const ids = things.map(({ id }) => id)
  const isFull = things.length >= THINGS_MAX
  const close = () => setOpen(undefined)
  const move = (from: number, to: number) =>
    change.mutate(() => orderThings(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? '')))

  return (
    <section aria-label={words.heading}>
      {things.length > 0 && (
        <div className="dash-head">
          <h2 className="display-3">{words.heading}</h2>
          <p className="dash-note figures">{words.count(things.length, THINGS_MAX)}</p>
        </div>
      )}
      <ul className="links">
        {things.map((thing, place) => (
          <li key={thing.id} className="links-row shop-row">
            {thing.picture ? (
              <img src={pictureAt(thing.picture, 96)} alt="" />
            ) : (
              <span className="shop-blank" />
            )}
            <div className="links-words">
              <p className="links-title" dir="auto">
                {thing.title}
              </p>
              <p className="links-url">
                {thing.price === null ? (
                  words.ask
                ) : (
                  <bdi>{writePrice(thing.price, thing.currency, language.code)}</bdi>
                )}
                {thing.isSoldOut && ` · ${words.soldOut}`}
              </p>
            </div>
            <div className="links-ways">
              <RowButton
                label={`${words.up}: ${thing.title}`}
                icon={ArrowUp}
                disabled={place === 0 || change.isPending}
                onClick={() => move(place, place - 1)}
              />
              <RowButton
                label={`${words.down}: ${thing.title}`}
                icon={ArrowDown}
                disabled={place === things.length - 1 || change.isPending}
                onClick={() => move(place, place + 1)}
              />
              <RowButton
                label={`${words.edit}: ${thing.title}`}
                icon={Pencil}
                onClick={() => setOpen({ thing })}
              />
              <RowButton
                label={`${words.remove}: ${thing.title}`}
                icon={Trash2}
                disabled={change.isPending}
                onClick={() => change.mutate(() => removeThing(thing.id))}
              />
            </div>
          </li>
        ))}
      </ul>
      {things.some(({ currency }) => currency === 'SAR') && (
        <p className="dash-note shop-note">{words.saudi}</p>
      )}
      {things.length > 0 && !hasChat && <p className="dash-note shop-note">{words.needsChat}</p>}
      <Button look="second" className="links-add" disabled={isFull} onClick={() => setOpen({})}>
        <Plus aria-hidden size={20} />
        {words.add}
      </Button>
      {isFull && <p className="dash-note links-full">{words.full}</p>}
      <Sheet
        title={words.form.heading[open?.thing ? 'edit' : 'add']}
        closeLabel={words.form.close}
        isOpen={open !== undefined}
        onOpenChange={close}
      >
        {!open?.thing && <p className="dash-note">{hasChat ? words.empty : words.needsChat}</p>}
        {open && (open.thing || hasChat) && <ThingForm thing={open.thing} onDone={close} />}
      </Sheet>
    </section>
  )
}
