import { crmReply } from '@nokshi/content/crm/inbox.ts'
import { crmReplies } from '@nokshi/content/crm/replies.ts'
import { type Contact, contactLanguages } from '@nokshi/contract/contacts.ts'
import type { Submission } from '@nokshi/contract/inbox.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { SelectField, TextArea } from '../../ui/field.tsx'
import { templatesQuery } from '../records/crm-queries.ts'
import { useMe } from '../staff/crm-me.ts'
import { addressOf, type Channel } from './reply-address.ts'
import { ReplyOpen } from './reply-open.tsx'
import { fillTemplate, templatesFor } from './reply-template.ts'

interface ReplyWordsProps {
  submission: Submission
  contact: Contact | undefined
  channel: Channel
  addresses: string[]
  /** Called with the words when the answer is on its way. */
  onOpen: (body: string) => void
}

const NO_TEMPLATE = 'none'

/** Ready words in the language of the person, to be changed before they are sent. */
export function ReplyWords({ submission, contact, channel, addresses, onOpen }: ReplyWordsProps) {
  const me = useMe()
  const area = useFocusOnHash()
  const { data: templates = [] } = useQuery(templatesQuery)
  const [chosenLanguage, setLanguage] = useState<Contact['language']>()
  const [templateId, setTemplateId] = useState('')
  /** What somebody wrote stays, whatever is chosen beside it; null is the template as it is. */
  const [own, setOwn] = useState<string | null>(null)
  const [chosenAddress, setAddress] = useState('')
  const language = chosenLanguage ?? contact?.language ?? 'en'
  const offered = templatesFor(templates, channel, language)
  const template =
    templateId === NO_TEMPLATE ? undefined : (offered.find(({ id }) => id === templateId) ?? offered[0])
  const { reference } = submission
  const name = contact?.name ?? submission.name
  const body = own ?? (template ? fillTemplate(template.body, { name, me: me.name, reference }) : '')
  const address = addresses.find((known) => known === chosenAddress) ?? addresses[0] ?? ''
  const isCall = channel === 'call'

  return (
    <>
      {addresses.length > 1 ? (
        <SelectField
          label={crmReply.address}
          placeholder={addresses[0] ?? ''}
          choices={addresses.slice(1).map((known) => ({ value: known, label: known }))}
          value={chosenAddress}
          onChange={({ target }) => setAddress(target.value)}
        />
      ) : (
        <p className="crm-small">
          <bdi dir="ltr">{address}</bdi>
        </p>
      )}
      {!isCall && (
        <div className="crm-pair">
          <SelectField
            label={crmReply.language}
            placeholder={crmReplies.languages[contact?.language ?? 'en']}
            choices={contactLanguages
              .filter((known) => known !== (contact?.language ?? 'en'))
              .map((known) => ({ value: known, label: crmReplies.languages[known] }))}
            value={chosenLanguage ?? ''}
            onChange={({ target }) => {
              setLanguage(contactLanguages.find((known) => known === target.value))
              setOwn(null)
            }}
          />
          <SelectField
            label={crmReply.template}
            placeholder={offered[0]?.title ?? crmReply.noTemplate}
            choices={[
              ...offered.slice(1).map(({ id, title }) => ({ value: id, label: title })),
              ...(offered.length > 0 ? [{ value: NO_TEMPLATE, label: crmReply.noTemplate }] : []),
            ]}
            value={templateId}
            onChange={({ target }) => {
              setTemplateId(target.value)
              setOwn(null)
            }}
          />
        </div>
      )}
      <TextArea
        ref={area}
        label={isCall ? crmReply.callBody : crmReply.body}
        hint={isCall ? crmReply.callHint : undefined}
        lang={language}
        rows={isCall ? 3 : 7}
        maxLength={5000}
        value={body}
        onChange={({ target }) => setOwn(target.value)}
      />
      <ReplyOpen
        channel={channel}
        href={addressOf({ channel, address, body, reference })}
        isSecond={submission.tab === 'new'}
        isEmpty={!isCall && body.trim() === ''}
        onOpen={() => onOpen(body.trim() || crmReply.called)}
      />
    </>
  )
}

/** The list leads to `#reply` when r was pressed in it. */
function useFocusOnHash() {
  const { hash } = useLocation()
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (hash === '#reply') area.current?.focus()
  }, [hash])
  return area
}
