import { accountPages } from '@nokshi/content/account.ts'
import { language } from '@nokshi/content/language.ts'
import { nameDevice } from '@nokshi/content/name-device.ts'
import type { Passkey } from '@nokshi/contract/accounts/passkeys.ts'
import { knowsPasskeys } from '../../platform/passkeys.ts'
import { SmallButton } from '../../ui/button.tsx'

const labels = accountPages.account.safety.passkeys
const day = new Intl.DateTimeFormat(language.locale, { dateStyle: 'long' })

interface PasskeyRowsProps {
  passkeys: Passkey[]
  isBusy: boolean
  isOffered: boolean
  onAdd: () => void
  onRemove: (id: string) => void
}

export function PasskeyRows({ passkeys, isBusy, isOffered, onAdd, onRemove }: PasskeyRowsProps) {
  const knowsThem = knowsPasskeys()
  return (
    <>
      <p className="account-fact">{labels.heading}</p>
      <p className="soft">{labels.text}</p>
      {passkeys.length > 0 && (
        <ul className="full-width">
          {passkeys.map(({ id, name, createdAt, usedAt }) => (
            <li key={id} className="account-session row between gap-10 gap-x-16">
              <div>
                <p className="account-fact">
                  <bdi>{nameDevice(name)}</bdi>
                </p>
                <p className="soft">
                  {labels.since} {day.format(createdAt)}
                  {usedAt !== null && `${language.comma} ${labels.lastUsed} ${day.format(usedAt)}`}
                </p>
              </div>
              <SmallButton disabled={isBusy} onClick={() => onRemove(id)}>
                {labels.remove}
                <span className="sr-only"> {nameDevice(name)}</span>
              </SmallButton>
            </li>
          ))}
        </ul>
      )}
      {passkeys.length === 0 && <p className="soft">{labels.none}</p>}
      {knowsThem && isOffered && (
        <SmallButton disabled={isBusy} onClick={onAdd}>
          {labels.add}
        </SmallButton>
      )}
      {!knowsThem && <p className="soft">{labels.unsupported}</p>}
    </>
  )
}
