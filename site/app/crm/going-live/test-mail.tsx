import { crmGoingLive } from '@nokshi/content/crm/going-live.ts'
import { TestMail } from '@nokshi/contract/crm/going-live.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SettingsPart } from '../parts/settings-part.tsx'
import { crmApi } from '../records/crm-api.ts'
import { useChange } from '../records/use-change.ts'
import { useMe } from '../staff/crm-me.ts'

const labels = crmGoingLive.mail

/** Stays where it is once mail works, so that the server's answer can be read. */
export function TestMailPart() {
  const { email } = useMe()
  const [answered, setAnswered] = useState<TestMail>()
  const send = useChange({
    send: () => crmApi('POST /api/crm/going-live/test-mail', TestMail),
    onDone: setAnswered,
  })
  return (
    <SettingsPart heading={labels.heading} text={labels.text(email)}>
      <Button look="second" size="small" disabled={send.isPending} onClick={() => send.mutate()}>
        {send.isPending ? labels.sending : labels.send}
      </Button>
      <p role="status">
        {answered && (
          <>
            <bdi>{answered.answer}</bdi> {answered.isAccepted && labels.arrived}
          </>
        )}
      </p>
    </SettingsPart>
  )
}
