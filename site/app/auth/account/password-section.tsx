import { accountPages, authPages } from '@nokshi/content/account.ts'
import type { PasswordChange } from '@nokshi/contract/auth.ts'
import { forgetLogin } from '../../platform/login-memory.ts'
import { queryClient } from '../../platform/query-client.ts'
import { Disclosure, type DisclosureState } from '../../ui/disclosure.tsx'
import { NewPasswordFields, PasswordField } from '../../ui/fields/account-fields.tsx'
import { notify } from '../../ui/notices/notify.ts'
import { AccountForm, useAccountForm } from '../account-form.tsx'
import { AccountSection } from './account-section.tsx'
import { sessionsQuery } from './sessions-section.tsx'

const labels = accountPages.account.password

export function PasswordSection({ isOpen, onOpen, onClose }: DisclosureState) {
  return (
    <AccountSection heading={labels.heading}>
      <p className="soft">{labels.text}</p>
      <Disclosure className="full-width" isOpen={isOpen} onOpen={onOpen} label={labels.open}>
        <PasswordChangeForm onClose={onClose} />
      </Disclosure>
    </AccountSection>
  )
}

function PasswordChangeForm({ onClose }: { onClose: () => void }) {
  const form = useAccountForm<PasswordChange>({
    rulesFrom: (rules) => rules.PasswordChange,
    async send(body, { rules, browserApi }) {
      await browserApi('POST /api/auth/change-password', rules.Success, { body })
      forgetLogin()
      notify(labels.done)
      void queryClient.invalidateQueries(sessionsQuery)
      onClose()
    },
  })
  return (
    <AccountForm form={form} submit={labels.submit} onClose={onClose}>
      <PasswordField label={authPages.fields.currentPassword} {...form.field('currentPassword')} />
      <NewPasswordFields label={authPages.fields.newPassword} labels={authPages.fields} field={form.field} />
    </AccountForm>
  )
}
