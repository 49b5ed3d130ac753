import { accountPages, authPages } from '@nokshi/content/account.ts'
import { language } from '@nokshi/content/language.ts'
import type { AccountDeletion } from '@nokshi/contract/auth.ts'
import { pathIn } from '@nokshi/contract/languages.ts'
import { forgetAccount } from '../../platform/account-cache.ts'
import { forgetLogin, forgetUser } from '../../platform/login-memory.ts'
import { SmallButton } from '../../ui/button.tsx'
import type { DisclosureState } from '../../ui/disclosure.tsx'
import { PasswordField } from '../../ui/fields/account-fields.tsx'
import { notifyAfterLoad } from '../../ui/notices/notify.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { AccountForm, useAccountForm } from '../account-form.tsx'
import { AccountSection } from './account-section.tsx'

const labels = accountPages.account.remove

export function DeleteSection({ isOpen, onOpen, onClose }: DisclosureState) {
  return (
    <AccountSection heading={labels.heading}>
      <p className="soft">{labels.text}</p>
      <SmallButton aria-haspopup="dialog" onClick={onOpen}>
        {labels.open}
      </SmallButton>
      <Sheet title={labels.question} closeLabel={labels.close} isOpen={isOpen} onOpenChange={onClose}>
        <DeleteForm onClose={onClose} />
      </Sheet>
    </AccountSection>
  )
}

function DeleteForm({ onClose }: { onClose: () => void }) {
  const form = useAccountForm<AccountDeletion>({
    rulesFrom: (rules) => rules.AccountDeletion,
    async send(body, { rules, browserApi }) {
      await browserApi('POST /api/auth/delete-account', rules.Success, { body })
      forgetUser()
      await forgetAccount()
      forgetLogin()
      notifyAfterLoad(labels.done)
      // By a full page load: nothing that was fetched for the account outlives it.
      window.location.assign(pathIn(language, '/'))
    },
  })
  return (
    <div className="stack gap-16 small">
      <ul className="account-consequences stack gap-8">
        {labels.consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <AccountForm form={form} submit={labels.submit} onClose={onClose} closeLabel={labels.close}>
        <PasswordField label={authPages.fields.currentPassword} {...form.field('password')} />
      </AccountForm>
    </div>
  )
}
