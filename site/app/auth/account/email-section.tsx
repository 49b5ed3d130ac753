import { accountPages, authPages } from '@nokshi/content/account.ts'
import { type EmailChange, MailPromised } from '@nokshi/contract/auth.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { browserApi } from '../../platform/api.ts'
import { loginStateQuery, refreshLogin } from '../../platform/session.ts'
import { shownSentence } from '../../platform/shown-sentence.ts'
import { SmallButton } from '../../ui/button.tsx'
import { Disclosure, type DisclosureState } from '../../ui/disclosure.tsx'
import { EmailField, PasswordField } from '../../ui/fields/account-fields.tsx'
import { AccountForm, useAccountForm } from '../account-form.tsx'
import { AccountSection } from './account-section.tsx'

const labels = accountPages.account.email

export function EmailSection({ isOpen, onOpen, onClose }: DisclosureState) {
  const { data: state } = useQuery(loginStateQuery)
  const [isSent, setIsSent] = useState(false)
  // The address may have been confirmed or changed by a link that was opened elsewhere.
  useEffect(() => void refreshLogin(), [])
  const user = state?.user
  if (!user) return null

  function onSent() {
    setIsSent(true)
    onClose()
  }

  function open() {
    setIsSent(false)
    onOpen()
  }

  return (
    <AccountSection heading={labels.heading}>
      <p className="account-fact">
        <bdi>{user.email}</bdi>
        {user.isVerified && <span className="strong done micro">{labels.confirmed}</span>}
      </p>
      {!user.isVerified && (user.isMailed ? <UnconfirmedNotice /> : <p>{labels.unconfirmed.byStudio}</p>)}
      <p role="status" className="account-answer strong">
        {isSent && labels.promise}
      </p>
      <Disclosure className="full-width" isOpen={isOpen} onOpen={open} label={labels.open}>
        <EmailChangeForm onSent={onSent} onClose={onClose} />
      </Disclosure>
    </AccountSection>
  )
}

function EmailChangeForm({ onSent, onClose }: { onSent: () => void; onClose: () => void }) {
  const form = useAccountForm<EmailChange>({
    rulesFrom: (rules) => rules.EmailChange,
    async send(body, { rules, browserApi }) {
      await browserApi('POST /api/auth/change-email', rules.MailPromised, { body })
      onSent()
    },
  })
  return (
    <AccountForm form={form} submit={labels.submit} onClose={onClose}>
      <p className="soft">{labels.text}</p>
      <EmailField label={authPages.fields.newEmail} {...form.field('email')} />
      <PasswordField label={authPages.fields.currentPassword} {...form.field('password')} />
    </AccountForm>
  )
}

/** While nobody has shown that the address is theirs. */
function UnconfirmedNotice() {
  const { text, action, promise } = labels.unconfirmed
  const sending = useMutation({
    mutationFn: () => browserApi('POST /api/auth/send-verification', MailPromised),
    // It may have been confirmed in another tab meanwhile: then this notice goes.
    onSuccess: () => refreshLogin(),
  })
  return (
    <div className="account-waiting stack items-start gap-10">
      <p>{text}</p>
      <SmallButton disabled={sending.isPending} onClick={() => sending.mutate()}>
        {sending.isPending ? action.busyLabel : action.label}
      </SmallButton>
      <p role="status" className="account-answer strong">
        {sending.isError && shownSentence(sending.error, authPages.failed)}
        {sending.isSuccess && promise}
      </p>
    </div>
  )
}
