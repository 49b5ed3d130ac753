import { pageImport } from '@nokshi/content/page-import.ts'
import type { FoundPage } from '@nokshi/contract/linkhub/import.ts'
import { useState } from 'react'
import { notifyWithAction } from '../../ui/notices/notify.ts'
import { newLink } from '../editor/draft.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { ImportSheet } from '../import/import-sheet.tsx'
import { PaymentsSection, type PaymentTask } from '../payments/payments-section.tsx'
import { RegistrationsSection, type RegistrationTask } from '../registrations/registrations-section.tsx'
import { focusSoon } from '../rows/links-focus.ts'
import { ShopSection, type ShopTask } from '../shop/shop-section.tsx'
import { AddSheet } from './add-sheet.tsx'
import { LinksContact } from './links-contact.tsx'
import { LinksCustom } from './links-custom.tsx'
import { LinksSocial } from './links-social.tsx'
import { useAddableBlocks } from './use-addable-blocks.tsx'
import { useAddableContacts } from './use-addable-contacts.tsx'

export function LinksTab(own: Editing) {
  const { groups, open: openContact } = useAddableContacts(own)
  const [isAdding, setAdding] = useState(false)
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
    <div className="dash-panel stack">
      <LinksCustom {...own} openId={openLink} onOpen={open} onAdd={addLink}>
        <AddSheet groups={[blocks, ...groups]} isOpen={isAdding} onOpenChange={setAdding} />
        <LinksImport {...own} />
      </LinksCustom>
      <ShopSection pageId={own.state.saved.id} hasChat={hasChat} task={shopTask} onTask={setShopTask} />
      <PaymentsSection task={paymentTask} onTask={setPaymentTask} />
      <LinksSocial {...own} {...openContact} onAdd={() => setAdding(true)} />
      <LinksContact {...own} {...openContact} />
      <RegistrationsSection pageId={own.state.saved.id} task={registrationTask} onTask={setRegistrationTask} />
    </div>
  )
}

/** What is taken from another page is one edit, and is taken back as one. */
function LinksImport({ editor, state: { draft } }: Editing) {
  function importFound({ name, bio, socials, profiles, links }: FoundPage) {
    editor.change({
      ...(name !== undefined && { name }),
      ...(bio !== undefined && { bio }),
      ...socials,
      ...(profiles.length > 0 && { profiles: [...draft.profiles, ...profiles] }),
      ...(links.length > 0 && {
        customLinks: [...draft.customLinks, ...links.map((link) => ({ ...newLink(), ...link }))],
      }),
    })
    notifyWithAction(pageImport.taken, { label: pageImport.undo, onPress: editor.undo })
  }

  return (
    <ImportSheet
      present={{ name: draft.name, bio: draft.bio, socials: draft, profiles: draft.profiles, links: draft.customLinks }}
      onImport={importFound}
    />
  )
}
