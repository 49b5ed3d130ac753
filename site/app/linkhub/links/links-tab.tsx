import { useState } from 'react'
import type { Editing } from '../editor/use-profile-editor.ts'
import { PaymentsSection, type PaymentTask } from '../payments/payments-section.tsx'
import { RegistrationsSection, type RegistrationTask } from '../registrations/registrations-section.tsx'
import { ShopSection, type ShopTask } from '../shop/shop-section.tsx'
import { AddSheet } from './add-sheet.tsx'
import { LinksCustom } from './links-custom.tsx'
import { LinksImport } from './links-import.tsx'
import { LinksProfiles } from './links-profiles.tsx'
import { LinksSocial } from './links-social.tsx'
import { LinksWays } from './links-ways.tsx'
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
  const blocks = useAddableBlocks(own, {
    link: setOpenLink,
    product: () => setShopTask({ kind: 'add' }),
    payment: () => setPaymentTask({ kind: 'add' }),
    registration: () => setRegistrationTask({ kind: 'add' }),
  })

  return (
    <div className="dash-panel">
      <div className="dash-add">
        <AddSheet groups={[blocks, ...contacts.groups]} />
        <LinksImport {...own} />
      </div>
      <LinksSocial {...own} />
      <LinksProfiles {...own} openKind={contacts.openKind} onOpen={contacts.setOpenKind} />
      <LinksWays {...own} openWay={contacts.openWay} onOpen={contacts.setOpenWay} />
      <LinksCustom {...own} openId={openLink} onOpen={setOpenLink} />
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
