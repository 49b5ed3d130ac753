import { language } from '@nokshi/content/language.ts'
import { shop as labels } from '@nokshi/content/shop.ts'
import { type OwnProduct, PRODUCTS_MAX, writePrice } from '@nokshi/contract/linkhub/shop.ts'
import { pictureAt } from '@nokshi/contract/linkhub.ts'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, ShoppingBag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { queryClient } from '../../platform/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { focusSoon } from '../rows/links-focus.ts'
import { LinksRemoved } from '../rows/links-removed.tsx'
import { SortableList } from '../rows/sortable-list.tsx'
import { SortableRow } from '../rows/sortable-row.tsx'
import { useBlockChanges } from '../rows/use-block-changes.tsx'
import { ProductForm } from './product-form.tsx'
import { moveProduct, type RemovedProduct, removeProduct, restoreProduct, shopQuery, showMoved } from './shop-query.ts'

export type ShopTask = { kind: 'add' } | { kind: 'edit'; product: OwnProduct }

interface ShopSectionProps {
  pageId: string
  hasChat: boolean
  task: ShopTask | undefined
  onTask: (task: ShopTask | undefined) => void
}

export function ShopSection({ pageId, hasChat, task, onTask }: ShopSectionProps) {
  const { data } = useQuery(shopQuery, queryClient)
  const [removed, setRemoved] = useState<RemovedProduct>()
  const { change, isPending, waiting } = useBlockChanges(shopQuery, labels.failed)
  if (!data) return null
  const { products } = data
  const isFull = products.length >= PRODUCTS_MAX
  const isBack = products.some(({ id }) => id === removed?.product.id)
  const product = task?.kind === 'edit' ? task.product : undefined

  function close() {
    onTask(undefined)
    if (!product) focusSoon('add')
  }

  function move(id: string, to: number) {
    showMoved(id, to)
    change(() => moveProduct(id, to))
  }

  function restore() {
    if (!removed) return
    // The offer goes when it is back: a try that fails can be made again.
    change(() => restoreProduct(removed))
    // A change of its own: if the network goes in between, only the place has to wait for it.
    change(() => moveProduct(removed.product.id, removed.place))
    focusSoon('add')
  }

  return (
    <section aria-label={labels.heading}>
      {products.length > 0 && (
        <div className="dash-head">
          <h2 className="display-3">{labels.heading}</h2>
          <p className="dash-note figures">{labels.count(products.length, PRODUCTS_MAX)}</p>
        </div>
      )}
      <SortableList items={products} onMove={move}>
        {(one, row) => (
          <SortableRow
            {...row}
            mark={one.picture ? <img src={pictureAt(one.picture, 96)} alt="" /> : <ShoppingBag />}
            isOff={one.isSoldOut}
            note={<ProductNote product={one} />}
            buttons={
              <>
                <IconButton
                  label={`${labels.edit}: ${one.title}`}
                  icon={Pencil}
                  onClick={() => onTask({ kind: 'edit', product: one })}
                />
                <IconButton
                  label={`${labels.remove}: ${one.title}`}
                  icon={Trash2}
                  disabled={isPending}
                  onClick={() => {
                    change(async () => setRemoved(await removeProduct(one, row.place)))
                    focusSoon('add')
                  }}
                />
              </>
            }
          />
        )}
      </SortableList>
      <LinksRemoved title={isBack ? undefined : removed?.product.title} onUndo={restore} />
      {waiting}
      {products.some(({ currency }) => currency === 'SAR') && <p className="dash-note above-8">{labels.saudi}</p>}
      {products.length > 0 && !hasChat && <p className="dash-note above-8">{labels.needsChat}</p>}
      {products.length > 0 && (
        <Button
          look="second"
          className="links-add"
          disabled={isFull || !hasChat}
          onClick={() => onTask({ kind: 'add' })}
        >
          <Plus aria-hidden size={20} />
          {labels.add}
        </Button>
      )}
      {isFull && <p className="dash-note above-8">{labels.full}</p>}
      <Sheet
        title={labels.form.heading[task?.kind ?? 'add']}
        closeLabel={labels.form.close}
        isOpen={task !== undefined}
        onOpenChange={close}
      >
        {!product && <p className="dash-note">{labels.empty}</p>}
        {task && <ProductForm pageId={pageId} product={product} onDone={close} />}
      </Sheet>
    </section>
  )
}

function ProductNote({ product: { price, currency, isSoldOut } }: { product: OwnProduct }) {
  return (
    <p className="links-url">
      {price === null ? labels.ask : <bdi>{writePrice(price, currency, language.code)}</bdi>}
      {isSoldOut && ` · ${labels.soldOut}`}
    </p>
  )
}
