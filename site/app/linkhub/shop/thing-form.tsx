import { shop as words } from '@nokshi/content/shop.ts'
import { type OwnThing, ThingForm as Rules, writePlainPrice } from '@nokshi/contract/blocks/shop.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { choicesOf, SelectField, TextField } from '../../ui/field.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import type { ChosenPicture } from '../pictures/picture-file.ts'
import { BlockRefusal } from '../rows/block-refusal.tsx'
import { changeThing, sendThing } from './shop-query.ts'

interface ThingFormProps {
  pageId: string
  /** The one that is changed; without it, one is added. */
  thing: OwnThing | undefined
  onDone: () => void
}

const { form: labels } = words

export function ThingForm({ pageId, thing, onDone }: ThingFormProps) {
  const [isSoldOut, setSoldOut] = useState(thing?.isSoldOut ?? false)
  const [picture, setPicture] = useState<ChosenPicture | null>()
  const { formProps, field, errors, failures, isBusy, answer } = useForm<Rules>({
    // Kept for whoever has no network and closes the page. What is changed has its words on the server.
    ...(!thing && { draft: `thing-${pageId}` }),
    loadSchema: async () => Rules,
    send: async ({ title, currency, price }) => {
      const keepsPicture = picture === undefined
      const sent = { title, currency, price, isSoldOut, keepsPicture, picture: picture?.file }
      await (thing ? changeThing(thing, sent) : sendThing(sent))
      onDone()
    },
  })
  return (
    <form {...formProps} method="post" className="form">
      <ErrorSummary errors={errors} failures={failures} />
      <BlockRefusal answer={answer} errors={errors} failures={failures} />
      <TextField label={labels.title} autoComplete="off" {...field('title')} defaultValue={thing?.title} />
      <div className="field-group">
        <TextField
          label={labels.price}
          hint={labels.priceHint}
          isOptional
          inputMode="decimal"
          autoComplete="off"
          {...field('price')}
          dir="ltr"
          defaultValue={thing && thing.price !== null ? writePlainPrice(thing.price) : undefined}
        />
        <SelectField
          label={labels.currency}
          placeholder={labels.choose}
          choices={choicesOf(labels.currencies)}
          {...field('currency')}
          defaultValue={thing?.currency ?? 'BDT'}
        />
      </div>
      <PictureField
        kind="profile"
        square={{ field: 'picture', ...labels.picture }}
        value={picture === undefined ? (thing?.picture ?? null) : (picture?.address ?? null)}
        onChange={setPicture}
        error={errors.picture}
      />
      <SwitchField label={labels.soldOut} hint={labels.soldOutHint} isOn={isSoldOut} onChange={setSoldOut} />
      <Button type="submit" disabled={isBusy}>
        {isBusy ? labels.save.busyLabel : labels.save.label}
      </Button>
    </form>
  )
}
