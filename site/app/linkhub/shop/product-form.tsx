import { shop as text } from '@nokshi/content/shop.ts'
import { type OwnProduct, ProductForm as Rules, writePlainPrice } from '@nokshi/contract/linkhub/shop.ts'
import { useState } from 'react'
import { choicesOf, SelectField, TextField } from '../../ui/fields/field.tsx'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import type { ChosenPicture } from '../pictures/picture-file.ts'
import { BlockForm } from '../rows/block-form.tsx'
import { changeProduct, sendProduct } from './shop-query.ts'

interface ProductFormProps {
  pageId: string
  product: OwnProduct | undefined
  onDone: () => void
}

const { form: labels } = text

export function ProductForm({ pageId, product, onDone }: ProductFormProps) {
  const [isSoldOut, setSoldOut] = useState(product?.isSoldOut ?? false)
  const [picture, setPicture] = useState<ChosenPicture | null>()
  const form = useForm<Rules>({
    // Kept for whoever has no network and closes the page. What is changed has its words on the server.
    ...(!product && { draft: `thing-${pageId}` }),
    loadSchema: async () => Rules,
    send: async ({ title, currency, price }) => {
      const keepsPicture = picture === undefined
      const sent = { title, currency, price, isSoldOut, keepsPicture, picture: picture?.file }
      await (product ? changeProduct(product, sent) : sendProduct(sent))
      onDone()
    },
  })
  return (
    <BlockForm form={form} save={labels.save}>
      <TextField label={labels.title} autoComplete="off" {...form.field('title')} defaultValue={product?.title} />
      <div className="field-group">
        <TextField
          label={labels.price}
          hint={labels.priceHint}
          isOptional
          inputMode="decimal"
          autoComplete="off"
          {...form.field('price')}
          dir="ltr"
          defaultValue={product && product.price !== null ? writePlainPrice(product.price) : undefined}
        />
        <SelectField
          label={labels.currency}
          placeholder={labels.choose}
          choices={choicesOf(labels.currencies)}
          {...form.field('currency')}
          defaultValue={product?.currency ?? 'BDT'}
        />
      </div>
      <PictureField
        kind="profile"
        square={{ field: 'picture', ...labels.picture }}
        value={picture === undefined ? (product?.picture ?? null) : (picture?.address ?? null)}
        onChange={setPicture}
        error={form.errors.picture}
      />
      <SwitchField label={labels.soldOut} hint={labels.soldOutHint} isOn={isSoldOut} onChange={setSoldOut} />
    </BlockForm>
  )
}
