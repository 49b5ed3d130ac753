import { crmGoingLive } from '@nokshi/content/crm/going-live.ts'
import { crmMails } from '@nokshi/content/crm/mails.ts'
import { TestMail } from '@nokshi/contract/crm/going-live.ts'
import { FetchResult, Mailbox } from '@nokshi/contract/crm/mails.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, SmallButton } from '../../ui/button.tsx'
import { TextArea } from '../../ui/fields/field.tsx'
import { Facts, Fetched, Rows, SettingsPart } from '../parts/crm-page.tsx'
import { AgoTime, ago } from '../parts/time.tsx'
import { type ChangeSetup, crmApi, useChange } from '../records/crm-api.ts'
import { useMayChange, useMe } from '../staff/crm-me.ts'
import { FailedMails } from './failed-mails.tsx'
import { fileAddress } from './mail-files.tsx'
import { mailboxQuery, otherMailsQuery } from './mail-queries.ts'
import './mails.css'

const labels = crmMails.settings
const tests = crmGoingLive.mail

/** What is set up for mail, what the servers say, and one's own signature. */
export function MailSettings() {
  const { email, role } = useMe()
  const isOwner = role === 'owner'
  const mayChange = useMayChange()
  return (
    <Fetched query={useQuery(mailboxQuery)}>
      {({ smtp, imap, signature }) => (
        <div className="crm-stack crm-panel">
          <SettingsPart heading={labels.out} text={smtp ? labels.outText : labels.outMissing}>
            {smtp && (
              <Facts
                className="facts-beside"
                facts={[
                  [labels.host, smtp.host],
                  [labels.user, smtp.user],
                  [labels.from, smtp.from],
                ]}
              />
            )}
          </SettingsPart>
          {smtp && isOwner && (
            <SettingsPart heading={tests.heading} text={tests.text(email)}>
              <AskServer
                send={() => crmApi('POST /api/crm/going-live/test-mail', TestMail)}
                label={tests.send}
                busyLabel={tests.sending}
                more={({ isAccepted }) => isAccepted && tests.arrived}
              />
            </SettingsPart>
          )}
          <FailedMails isKept={!smtp} />
          <SettingsPart heading={labels.in} text={imap ? labels.inText : labels.inMissing}>
            {imap && (
              <>
                <Facts
                  className="facts-beside"
                  facts={[
                    [labels.host, imap.host],
                    [labels.user, imap.user],
                    [labels.fetchedAt, imap.fetchedAt === null ? labels.never : ago(imap.fetchedAt)],
                    [labels.error, imap.error],
                  ]}
                />
                {isOwner && (
                  <AskServer
                    send={() => crmApi('POST /api/crm/mailbox/fetch', FetchResult)}
                    label={labels.fetch}
                    busyLabel={labels.fetching}
                    more={({ isFetched, count }) => isFetched && labels.count(count)}
                  />
                )}
              </>
            )}
          </SettingsPart>
          {mayChange && <Signature key={signature} signature={signature} />}
          {imap && isOwner && <OtherMails />}
        </div>
      )}
    </Fetched>
  )
}

interface AskServerProps<Answer> extends Pick<ChangeSetup<void, Answer>, 'send'> {
  label: string
  busyLabel: string
  /** Below what the server itself says. */
  more: (answer: Answer) => string | false
}

function AskServer<Answer extends { answer: string }>({ send, label, busyLabel, more }: AskServerProps<Answer>) {
  const [said, setSaid] = useState<Answer>()
  const ask = useChange({ send, onDone: setSaid })
  return (
    <>
      <Button look="second" size="small" disabled={ask.isPending} onClick={() => ask.mutate()}>
        {ask.isPending ? busyLabel : label}
      </Button>
      <p role="status">
        {said && (
          <>
            <bdi>{said.answer}</bdi>
            <br />
            {more(said)}
          </>
        )}
      </p>
    </>
  )
}

function Signature({ signature }: { signature: string }) {
  const [text, setText] = useState(signature)
  const save = useChange({
    send: () => crmApi('PUT /api/crm/mailbox/signature', Mailbox, { body: { signature: text } }),
    done: () => labels.saved,
  })
  return (
    <SettingsPart heading={labels.signature}>
      <TextArea
        label={labels.signatureText}
        maxLength={1000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p>
        <SmallButton disabled={save.isPending || text === signature} onClick={() => save.mutate()}>
          {labels.save}
        </SmallButton>
      </p>
    </SettingsPart>
  )
}

const rules = new Map(Object.entries(crmMails.others.rules))

/** What came in and is part of no conversation: nothing that arrives is lost from sight. */
function OtherMails() {
  return (
    <SettingsPart heading={crmMails.others.heading} text={crmMails.others.text}>
      <Fetched query={useQuery(otherMailsQuery)}>
        {({ items }) => (
          <Rows items={items} none={crmMails.others.none}>
            {({ id, subject, from, state, error: reason, rule, happenedAt, rawId }) => (
              <li key={id} className="crm-row">
                <div className="crm-row-words">
                  <strong dir="auto">{subject || crmMails.noSubject}</strong>{' '}
                  <bdi className="crm-small">{from.name || from.address}</bdi>
                  <p className="crm-small">
                    <span className="mail-state" data-state={state}>
                      {state === 'unreadable' ? `${crmMails.states.unreadable}: ${reason}` : rules.get(rule ?? '')}
                    </span>{' '}
                    <AgoTime at={happenedAt} />
                  </p>
                </div>
                {rawId && (
                  <a className="crm-text-link" href={fileAddress(rawId)} download>
                    {crmMails.others.download}
                  </a>
                )}
              </li>
            )}
          </Rows>
        )}
      </Fetched>
    </SettingsPart>
  )
}
