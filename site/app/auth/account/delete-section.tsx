import { accountPages, authPages } from '@nokshi/content/account.ts'
import { language } from '@nokshi/content/language.ts'
import type { AccountDeletion } from '@nokshi/contract/auth.ts'
import { pathIn } from '@nokshi/contract/languages.ts'
import { useEffect, useId, useRef } from 'react'
import { forgetUser } from '../../platform/kept-user.ts'
import { forgetLogin } from '../../platform/login-memory.ts'
import { SmallButton } from '../../ui/button.tsx'
import type { DisclosureState } from '../../ui/disclosure.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { notifyAfterLoad } from '../../ui/notices/notify.ts'
import { AccountForm } from '../account-form.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { AccountSection } from './account-section.tsx'

const labels = accountPages.account.remove

export function DeleteSection({ isOpen, onOpen, onClose }: DisclosureState) {
  return (
    <AccountSection heading={labels.heading}>
      <p className="soft">{labels.text}</p>
      <SmallButton aria-haspopup="dialog" onClick={onOpen}>
        {labels.open}
      </SmallButton>
      {isOpen && <DeleteDialog onClose={onClose} />}
    </AccountSection>
  )
}

/** The browser's own dialog: it keeps the focus inside, closes by Escape and gives the focus back. */
function DeleteDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])

  const form = useAccountForm<AccountDeletion>({
    rulesFrom: (rules) => rules.AccountDeletion,
    async send(values, { deleteAccount }) {
      await deleteAccount(values)
      forgetUser()
      forgetLogin()
      notifyAfterLoad(labels.done)
      // By a full page load: nothing that was fetched for the account outlives it.
      window.location.assign(pathIn(language, '/'))
    },
  })
  return (
    <dialog ref={dialog} className="account-dialog cloth rounded" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} className="account-heading">
        {labels.question}
      </h2>
      <ul className="account-consequences stack gap-8">
        {labels.consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <AccountForm form={form} submit={labels.submit} onClose={() => dialog.current?.close()} closeLabel={labels.close}>
        <PasswordField label={authPages.fields.currentPassword} {...form.field('password')} />
      </AccountForm>
    </dialog>
  )
}
