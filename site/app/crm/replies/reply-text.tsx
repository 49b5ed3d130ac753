import { crmReply } from '@nokshi/content/crm/inbox.ts'
import { crmReplies } from '@nokshi/content/crm/replies.ts'
import { type Contact, contactLanguages } from '@nokshi/contract/crm/contacts.ts'
import type { NewMail } from '@nokshi/contract/crm/mails.ts'
import { useQuery } from '@tanstack/react-query'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useStudio } from '../../platform/use-settings.ts'
import { choicesOf, SelectField, TextArea } from '../../ui/fields/field.tsx'
import { mailboxQuery } from '../mails/mail-queries.ts'
import { MailSend } from '../mails/mail-send.tsx'
import { templatesQuery } from '../records/crm-queries.ts'
import { useDraft } from '../records/draft.ts'
import { useMe } from '../staff/crm-me.ts'
import { addressOf, type Channel, type ReplyTarget } from './reply-address.ts'
import { fillTemplate, templatesFor } from './reply-template.ts'

interface ReplyTextProps {
  target: ReplyTarget
  channel: Channel
  addresses: string[]
  /** While a submission waits to be taken, that is the first thing to do, and this the second. */
  isSecond: boolean
  /** Somebody else was quicker: it is sent only by a second press. */
  isAgain: boolean
  onOpen: (opened: Opened) => void
  /** For mails, which are sent from here where a mail server is set up. */
  about: Pick<NewMail, 'contactId' | 'dealId' | 'submissionId'>
  isFirst: boolean
  onMailed: () => void
}

export interface Opened {
  event: MouseEvent
  href: string
  body: string
  /** Called when it is on its way: then there is no draft any more. */
  onSent: () => void
}

const NO_TEMPLATE = 'none'

export function ReplyText(props: ReplyTextProps) {
  const { target, channel, addresses, isSecond, isAgain, onOpen, about, isFirst, onMailed } = props
  const { contact, name, reference, purpose } = target
  const me = useMe()
  const area = useFocusOnHash()
  const { data: templates = [] } = useQuery(templatesQuery)
  const { data: mailbox } = useQuery(mailboxQuery)
  const { name: studio } = useStudio()
  const [chosenLanguage, setLanguage] = useState<Contact['language']>()
  const [templateId, setTemplateId] = useState('')
  // Text that somebody wrote is kept when they leave; without any, the template is shown. The name of the
  // draft must be known at once, because the contact may arrive while somebody already types.
  const [own, setOwn] = useDraft(`reply ${reference ?? contact?.id}`)
  /** Nobody's words and no template either: everything was deleted. */
  const [isEmptied, setEmptied] = useState(false)
  const [chosenAddress, setAddress] = useState('')
  const language = chosenLanguage ?? contact?.language ?? 'en'
  const offered = templatesFor(templates, channel, language)
  const proposed = offered.find((template) => template.purpose === purpose)
  const template = templateId === NO_TEMPLATE ? undefined : (offered.find(({ id }) => id === templateId) ?? proposed)
  const body = own || isEmptied ? own : template ? fillTemplate(template.body, { name, me: me.name, reference }) : ''
  const address = addresses.find((known) => known === chosenAddress) ?? addresses[0] ?? ''
  const isCall = channel === 'call'
  const href = addressOf({ channel, address, body, reference, language, studio })

  function start() {
    setOwn('')
    setEmptied(false)
  }

  return (
    <>
      {addresses.length > 1 ? (
        <SelectField
          label={crmReply.address}
          choices={addresses.map((known) => ({ value: known, label: known }))}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
      ) : (
        <p className="crm-small">
          <bdi dir="ltr">{address}</bdi>
        </p>
      )}
      {!isCall && (
        <div className="form-pair">
          <SelectField
            label={crmReply.language}
            choices={choicesOf(crmReplies.languages)}
            value={language}
            onChange={({ target }) => {
              setLanguage(contactLanguages.find((known) => known === target.value))
              start()
            }}
          />
          <SelectField
            label={crmReply.template}
            placeholder={proposed?.title ?? crmReply.noTemplate}
            choices={[
              ...offered.filter((other) => other !== proposed).map(({ id, title }) => ({ value: id, label: title })),
              ...(proposed ? [{ value: NO_TEMPLATE, label: crmReply.noTemplate }] : []),
            ]}
            value={templateId}
            onChange={({ target }) => {
              setTemplateId(target.value)
              start()
            }}
          />
        </div>
      )}
      <TextArea
        ref={area}
        label={isCall ? crmReply.callBody : crmReply.body}
        hint={isCall ? crmReply.callHint : undefined}
        lang={language}
        rows={isCall ? 3 : 10}
        maxLength={channel === 'email' ? 20_000 : 5000}
        value={body}
        onChange={({ target }) => {
          setOwn(target.value)
          setEmptied(target.value === '')
        }}
      />
      {channel === 'email' && mailbox?.smtp ? (
        <MailSend
          mailbox={mailbox}
          about={about}
          mail={{ to: address, subject: crmReply.subjects[language](studio, reference), body, language }}
          isFirst={isFirst}
          isSecond={isSecond}
          onSent={() => {
            start()
            onMailed()
          }}
          onTakenBack={setOwn}
        />
      ) : (
        <ReplyOpen
          channel={channel}
          href={href}
          isSecond={isSecond}
          isAgain={isAgain}
          isEmpty={!isCall && body.trim() === ''}
          onOpen={(event) => onOpen({ event, href, body: body.trim() || crmReply.called, onSent: start })}
        />
      )}
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

interface ReplyOpenProps extends Pick<ReplyTextProps, 'channel' | 'isSecond' | 'isAgain'> {
  href: string
  isEmpty: boolean
  onOpen: (event: MouseEvent) => void
}

const icons = { whatsapp: MessageCircle, email: Mail, call: Phone }

/** A link and no script opens it, so that no browser takes it for a popup. */
function ReplyOpen({ channel, href, isEmpty, isSecond, isAgain, onOpen }: ReplyOpenProps) {
  const Icon = icons[channel]
  if (isEmpty) return <p className="crm-small">{crmReply.writeFirst}</p>
  const isNewTab = channel === 'whatsapp'
  return (
    <div className="crm-actions">
      <a
        className={isSecond ? 'button button-second' : 'button'}
        href={href}
        {...(isNewTab && { target: '_blank', rel: 'noopener noreferrer' })}
        onClick={onOpen}
      >
        <Icon aria-hidden size={18} />
        {isAgain ? crmReply.sendAnyway : crmReply.send[channel]}
        {isNewTab && <span className="sr-only"> ({crmReply.newTab})</span>}
      </a>
      <span className="crm-small crm-row-words">{crmReply.opens[channel]}</span>
    </div>
  )
}
