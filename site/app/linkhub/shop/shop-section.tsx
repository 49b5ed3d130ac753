import { language } from '@nokshi/content/language.ts'
import { shop as labels } from '@nokshi/content/shop.ts'
import {
  type OwnProduct,
  PRODUCTS_MAX,
  ProductForm as Rules,
  writePlainPrice,
  writePrice,
} from '@nokshi/contract/linkhub/shop.ts'
import { pictureAt } from '@nokshi/contract/linkhub.ts'
import { useQuery } from '@tanstack/react-query'
import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { choicesOf, SelectField, TextField } from '../../ui/fields/field.tsx'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import type { ChosenPicture } from '../pictures/picture-file.ts'
import { BlockForm, useBlockChanges } from '../rows/block-form.tsx'
import { BlockSection, type BlockTask, type BlockTasks } from '../rows/block-section.tsx'
import { SortableList, SortableRow } from '../rows/row.tsx'
import {
  addProduct,
  changeProduct,
  moveProduct,
  type RemovedProduct,
  removeProduct,
  shopQuery,
  showMoved,
} from './shop-query.ts'

interface ShopSectionProps extends BlockTasks<OwnProduct> {
  pageId: string
  hasChat: boolean
}

export function ShopSection({ pageId, hasChat, task, onTask }: ShopSectionProps) {
  const { data } = useQuery(shopQuery)
  const { change, remove, removed, isPending, isWaiting } = useBlockChanges<RemovedProduct>(shopQuery)
  if (!data) return null
  const { products } = data
  const { heading } = labels.form

  function move(id: string, to: number) {
    showMoved(id, to)
    change(() => moveProduct(id, to))
  }

  function restore() {
    if (!removed) return
    const { product, place, picture } = removed
    // Under its own id, so that the orders that were begun stay its own.
    change(() => addProduct({ ...product, keepsPicture: false, picture }, { id: product.id }))
    // A change of its own: if the network goes in between, only the place has to wait for it.
    change(() => moveProduct(product.id, place))
  }

  return (
    <BlockSection
      labels={labels}
      items={products}
      most={PRODUCTS_MAX}
      isClosed={!hasChat}
      task={task}
      onTask={onTask}
      title={task?.item ? heading.edit : heading.add}
      form={({ item, shared }, onDone) => (
        <>
          {!item && <p className="soft micro">{labels.empty}</p>}
          <ProductForm pageId={pageId} product={item} shared={shared} onDone={onDone} />
        </>
      )}
      isWaiting={isWaiting}
      removed={removed?.product}
      onRestore={restore}
      notes={
        <>
          {products.some(({ currency }) => currency === 'SAR') && <p className="soft micro above-8">{labels.saudi}</p>}
          {products.length > 0 && !hasChat && <p className="soft micro above-8">{labels.needsChat}</p>}
        </>
      }
    >
      <SortableList items={products} onMove={move}>
        {(one, row) => (
          <SortableRow
            {...row}
            mark={one.picture ? <img src={pictureAt(one.picture, 96)} alt="" /> : <ShoppingBag />}
            isOff={one.isSoldOut}
            note={<ProductNote product={one} />}
            onEdit={() => onTask({ item: one })}
            onRemove={() => remove(() => removeProduct(one, row.place))}
            isBusy={isPending}
          />
        )}
      </SortableList>
    </BlockSection>
  )
}

function ProductNote({ product: { price, currency, isSoldOut } }: { product: OwnProduct }) {
  return (
    <p className="links-url ellipsis soft">
      {price === null ? labels.ask : <bdi>{writePrice(price, currency, language.code)}</bdi>}
      {isSoldOut && ` · ${labels.soldOut}`}
    </p>
  )
}

interface ProductFormProps {
  pageId: string
  product: OwnProduct | undefined
  shared: BlockTask<OwnProduct>['shared']
  onDone: () => void
}

function ProductForm({ pageId, product, shared, onDone }: ProductFormProps) {
  const { form: texts } = labels
  const [isSoldOut, setSoldOut] = useState(product?.isSoldOut ?? false)
  const [picture, setPicture] = useState<ChosenPicture | null>()
  const form = useForm<Rules>({
    // Kept for whoever has no network and closes the page. What is changed has its words on the server.
    ...(!product && !shared && { draft: `product-${pageId}` }),
    loadSchema: async () => Rules,
    send: async ({ title, currency, price }, key) => {
      const keepsPicture = picture === undefined
      const sent = { title, currency, price, isSoldOut, keepsPicture, picture: picture?.file }
      await (product ? changeProduct(product, sent) : addProduct(sent, { key }))
      onDone()
    },
  })
  return (
    <BlockForm form={form}>
      <TextField
        label={texts.title}
        autoComplete="off"
        {...form.field('title')}
        defaultValue={product?.title ?? shared?.title}
      />
      <div className="field-group">
        <TextField
          label={texts.price}
          hint={texts.priceHint}
          isOptional
          inputMode="decimal"
          autoComplete="off"
          {...form.field('price')}
          dir="ltr"
          defaultValue={product && product.price !== null ? writePlainPrice(product.price) : undefined}
        />
        <SelectField
          label={texts.currency}
          placeholder={texts.choose}
          choices={choicesOf(texts.currencies)}
          {...form.field('currency')}
          defaultValue={product?.currency ?? 'BDT'}
        />
      </div>
      <PictureField
        kind="profile"
        labels={{ field: 'picture', ...texts.picture }}
        value={picture === undefined ? (product?.picture ?? null) : (picture?.address ?? null)}
        onChange={setPicture}
        error={form.errors.picture}
      />
      <SwitchField label={texts.soldOut} hint={texts.soldOutHint} isOn={isSoldOut} onChange={setSoldOut} />
    </BlockForm>
  )
}
