import { dashboard } from '@nokshi/content/dashboard.ts'
import { pageImport } from '@nokshi/content/page-import.ts'
import { shop } from '@nokshi/content/shop.ts'
import type { FoundPage } from '@nokshi/contract/linkhub/import.ts'
import { PAYMENTS_MAX, type ShownPayment } from '@nokshi/contract/linkhub/payments.ts'
import { type OwnRegistration, registrationKinds } from '@nokshi/contract/linkhub/registrations.ts'
import { type OwnProduct, PRODUCTS_MAX } from '@nokshi/contract/linkhub/shop.ts'
import { type OwnVideo, VIDEOS_MAX } from '@nokshi/contract/linkhub/shown-video.ts'
import { CUSTOM_LINKS_MAX } from '@nokshi/contract/linkhub.ts'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, CirclePlay, Link2, type LucideIcon, ShoppingBag, Wallet } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { sharedFields } from '../../platform/shared-fields.ts'
import { fetchAhead, useFetched, useLater } from '../../ui/fetched.tsx'
import { notifyWithAction } from '../../ui/notices/notify.ts'
import { newLink } from '../editor/draft.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { ImportSheet, loadImport } from '../import/import-sheet.tsx'
import { paymentsQuery } from '../payments/payments-query.ts'
import { registrationsQuery } from '../registrations/registrations-query.ts'
import type { BlockTask } from '../rows/block-section.tsx'
import { focusSoon } from '../rows/links-focus.ts'
import { shopQuery } from '../shop/shop-query.ts'
import { videosQuery } from '../videos/videos-query.ts'
import { type AddGroup, type AddItem, AddSheet } from './add-sheet.tsx'
import { useLinkOpens } from './link-opens-query.ts'
import { LinksContact, LinksSocial, useAddableContacts } from './links-contacts.tsx'
import { LinksCustom, loadLinksEditor } from './links-custom.tsx'
import type { Shared } from './read-shared.ts'

const loadShared = () => import('./shared-sheet.tsx').then(({ SharedSheet }) => SharedSheet)
const loadVideos = () => import('../videos/videos-section.tsx').then(({ VideosSection }) => VideosSection)
const loadShop = () => import('../shop/shop-section.tsx').then(({ ShopSection }) => ShopSection)
const loadPayments = () => import('../payments/payments-section.tsx').then(({ PaymentsSection }) => PaymentsSection)
const loadRegistrations = () =>
  import('../registrations/registrations-section.tsx').then(({ RegistrationsSection }) => RegistrationsSection)

const { blocks: labels, videosFull, paymentsFull, registrationsFull } = dashboard.add

function item(kind: keyof typeof labels, Icon: LucideIcon, refusal: string | false, onAdd: AddItem['onAdd']) {
  return { label: labels[kind], icon: <Icon aria-hidden />, refusal: refusal || undefined, onAdd }
}

/** Blocks that a page may have are fetched when it has them. */
export function LinksTab(own: Editing) {
  const { groups, open: openContact } = useAddableContacts(own)
  const [isAdding, setAdding] = useState(false)
  const [openLink, setOpenLink] = useState<string>()
  const [videoTask, setVideoTask] = useState<BlockTask<OwnVideo>>()
  const [shopTask, setShopTask] = useState<BlockTask<OwnProduct>>()
  const [paymentTask, setPaymentTask] = useState<BlockTask<ShownPayment>>()
  const [registrationTask, setRegistrationTask] = useState<BlockTask<OwnRegistration>>()
  const [search, setSearch] = useSearchParams()
  const isSharing = Object.values(sharedFields).some((field) => search.has(field))
  const SharedSheet = useFetched(loadShared, isSharing)
  const opensOf = useLinkOpens()
  const { data: films = [] } = useQuery(videosQuery)
  const { products = [] } = useQuery(shopQuery).data ?? {}
  const { payments: paid = [] } = useQuery(paymentsQuery).data ?? {}
  const { data: papers = [] } = useQuery(registrationsQuery)
  const Videos = useFetched(loadVideos, films.length > 0 || videoTask !== undefined)
  const Shop = useFetched(loadShop, products.length > 0 || shopTask !== undefined)
  const Payments = useFetched(loadPayments, paid.length > 0 || paymentTask !== undefined)
  const Registrations = useFetched(loadRegistrations, papers.length > 0 || registrationTask !== undefined)
  useLater(() => void fetchAhead(loadLinksEditor, loadVideos, loadShop, loadPayments, loadRegistrations, loadImport))
  const hasChat = Boolean(own.state.saved.socials.whatsapp)
  const { customLinks } = own.state.draft
  const isShopFull = products.length >= PRODUCTS_MAX
  const hasAllPapers = papers.length >= registrationKinds.length
  const shareable = {
    link: item('link', Link2, customLinks.length >= CUSTOM_LINKS_MAX && dashboard.links.full, addLink),
    video: item('video', CirclePlay, films.length >= VIDEOS_MAX && videosFull, (shared) => setVideoTask({ shared })),
    product: item('product', ShoppingBag, hasChat ? isShopFull && shop.full : shop.needsChat, (shared) =>
      setShopTask({ shared }),
    ),
  }
  const blocks: AddGroup = {
    heading: labels.heading,
    items: [
      ...Object.values(shareable),
      item('payment', Wallet, paid.length >= PAYMENTS_MAX && paymentsFull, () => setPaymentTask({})),
      item('registration', BadgeCheck, hasAllPapers && registrationsFull, () => setRegistrationTask({})),
    ],
  }

  function open(id: string | undefined) {
    setOpenLink(id)
    if (id !== undefined) focusSoon(`${id}.title`)
  }

  function addLink(shared?: Shared) {
    const link = { ...newLink(), ...shared }
    own.editor.type({ customLinks: [...customLinks, link] }, `link ${link.id}`)
    open(link.id)
  }

  return (
    <div className="dash-panel stack">
      <LinksCustom {...own} openId={openLink} onOpen={open} onAdd={() => addLink()}>
        <AddSheet groups={[blocks, ...groups]} isOpen={isAdding} onOpenChange={setAdding} />
        <LinksImport {...own} />
      </LinksCustom>
      {SharedSheet && isSharing && <SharedSheet items={shareable} onClose={() => setSearch({}, { replace: true })} />}
      {Videos && <Videos pageId={own.state.saved.id} opensOf={opensOf} task={videoTask} onTask={setVideoTask} />}
      {Shop && <Shop pageId={own.state.saved.id} hasChat={hasChat} task={shopTask} onTask={setShopTask} />}
      {Payments && <Payments task={paymentTask} onTask={setPaymentTask} />}
      <LinksSocial {...own} {...openContact} onAdd={() => setAdding(true)} />
      <LinksContact {...own} {...openContact} />
      {Registrations && (
        <Registrations pageId={own.state.saved.id} task={registrationTask} onTask={setRegistrationTask} />
      )}
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

  return <ImportSheet present={{ ...draft, socials: draft, links: draft.customLinks }} onImport={importFound} />
}
