import { registrationWords } from '@nokshi/content/hub-blocks.ts'
import { language } from '@nokshi/content/language.ts'
import { registrations as words } from '@nokshi/content/registrations.ts'
import { type OwnRegistration, registrationKinds } from '@nokshi/contract/blocks/registrations.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { queryClient } from '../../platform/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { notifyProblem } from '../../ui/notify.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { RowButton } from '../editor/row-button.tsx'
import '../payments/payments.css'
import { RegistrationForm } from './registration-form.tsx'
import { hasEnded, registrationsQuery, removeRegistration } from './registrations-query.ts'

const { kinds } = registrationWords[language.code]

/** The papers that the page names. Each is saved by itself. */
export function RegistrationsSection() {
  const { data } = useQuery(registrationsQuery, queryClient)
  /** Open for this one, or for a new one. */
  const [open, setOpen] = useState<{ registration?: OwnRegistration }>()
  const removal = useMutation(
    { mutationFn: removeRegistration, onError: () => notifyProblem(words.failed) },
    queryClient,
  )
  if (!data) return null
  const close = () => setOpen(undefined)
  return (
    <section className="dash-part">
      <h2 className="display-3">{words.heading}</h2>
      <div className="dash-part-fields">
        <p className="dash-note">{words.text}</p>
        {data.length > 0 && (
          <ul className="links">
            {data.map((registration) => (
              <li key={registration.kind} className="links-row payment-row">
                <div className="links-words">
                  <p className="links-title">{kinds[registration.kind]}</p>
                  <p className="payment-value">
                    <bdi dir="ltr">{registration.number}</bdi> · {stateOf(registration)}
                  </p>
                </div>
                <div className="links-ways">
                  <RowButton
                    label={`${words.edit}: ${kinds[registration.kind]}`}
                    icon={Pencil}
                    onClick={() => setOpen({ registration })}
                  />
                  <RowButton
                    label={`${words.remove}: ${kinds[registration.kind]}`}
                    icon={Trash2}
                    disabled={removal.isPending}
                    onClick={() => removal.mutate(registration.kind)}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
        {data.length < registrationKinds.length && (
          <Button look="second" className="registration-add" onClick={() => setOpen({})}>
            <Plus aria-hidden size={20} />
            {words.add}
          </Button>
        )}
      </div>
      <Sheet
        title={open?.registration ? kinds[open.registration.kind] : words.add}
        closeLabel={words.close}
        isOpen={open !== undefined}
        onOpenChange={close}
      >
        {open && <RegistrationForm registration={open.registration} onDone={close} />}
      </Sheet>
    </section>
  )
}

const days = new Intl.DateTimeFormat(language.code, { dateStyle: 'medium', timeZone: 'UTC' })

function stateOf(registration: OwnRegistration) {
  const { checkedOn, endsOn } = registration
  const write = (day: string) => days.format(new Date(day))
  if (endsOn !== null && hasEnded(registration)) return words.ended(write(endsOn))
  const state = checkedOn === null ? words.stated : words.checked(write(checkedOn))
  return endsOn === null ? state : `${state}, ${words.until(write(endsOn))}`
}
