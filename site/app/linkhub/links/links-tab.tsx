import { useState } from 'react'
import { newLink } from '../editor/draft.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { PaymentsSection, type PaymentTask } from '../payments/payments-section.tsx'
import { RegistrationsSection, type RegistrationTask } from '../registrations/registrations-section.tsx'
import { focusSoon } from '../rows/links-focus.ts'
import { ShopSection, type ShopTask } from '../shop/shop-section.tsx'
import { AddSheet } from './add-sheet.tsx'
import { LinksContact } from './links-contact.tsx'
import { LinksCustom } from './links-custom.tsx'
import { LinksImport } from './links-import.tsx'
import { LinksProfiles } from './links-profiles.tsx'
import { LinksSocial } from './links-social.tsx'
import { useAddableBlocks } from './use-addable-blocks.tsx'
import { useAddableContacts } from './use-addable-contacts.tsx'

export function LinksTab(own: Editing) {
  const contacts = useAddableContacts(own)
  /** The link whose fields are open. */
  const [openLink, setOpenLink] = useState<string>()
  const [shopTask, setShopTask] = useState<ShopTask>()
  const [paymentTask, setPaymentTask] = useState<PaymentTask>()
  const [registrationTask, setRegistrationTask] = useState<RegistrationTask>()
  const hasChat = Boolean(own.state.saved.socials.whatsapp)
  const blocks = useAddableBlocks(own.state, {
    link: addLink,
    product: () => setShopTask({ kind: 'add' }),
    payment: () => setPaymentTask({ kind: 'add' }),
    registration: () => setRegistrationTask({ kind: 'add' }),
  })

  function open(id: string | undefined) {
    setOpenLink(id)
    if (id !== undefined) focusSoon(`${id}.title`)
  }

  function addLink() {
    const link = newLink()
    own.editor.type({ customLinks: [...own.state.draft.customLinks, link] }, `link ${link.id}`)
    open(link.id)
  }

  return (
    <div className="dash-panel">
      <div className="dash-add">
        <AddSheet groups={[blocks, ...contacts.groups]} />
        <LinksImport {...own} />
      </div>
      <LinksSocial {...own} />
      <LinksProfiles {...own} openKind={contacts.openKind} onOpen={contacts.setOpenKind} />
      <LinksContact {...own} openMethod={contacts.openMethod} onOpen={contacts.setOpenMethod} />
      <LinksCustom {...own} openId={openLink} onOpen={open} onAdd={addLink} />
      <ShopSection pageId={own.state.saved.id} hasChat={hasChat} task={shopTask} onTask={setShopTask} />
      <PaymentsSection task={paymentTask} onTask={setPaymentTask} />
      <RegistrationsSection
        pageId={own.state.saved.id}
        task={registrationTask}
        onTask={setRegistrationTask}
      />
    </div>
  )
}
