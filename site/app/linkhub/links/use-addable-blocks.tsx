import { dashboard } from '@nokshi/content/dashboard.ts'
import { payments } from '@nokshi/content/payments.ts'
import { registrations } from '@nokshi/content/registrations.ts'
import { shop } from '@nokshi/content/shop.ts'
import { PAYMENTS_MAX } from '@nokshi/contract/linkhub/payments.ts'
import { registrationKinds } from '@nokshi/contract/linkhub/registrations.ts'
import { PRODUCTS_MAX } from '@nokshi/contract/linkhub/shop.ts'
import { CUSTOM_LINKS_MAX } from '@nokshi/contract/linkhub.ts'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, Link2, ShoppingBag, Wallet } from 'lucide-react'
import { queryClient } from '../../platform/query-client.ts'
import { newLink } from '../editor/draft.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { paymentsQuery } from '../payments/payments-query.ts'
import { registrationsQuery } from '../registrations/registrations-query.ts'
import { focusSoon } from '../rows/links-focus.ts'
import { shopQuery } from '../shop/shop-query.ts'
import type { AddGroup } from './add-sheet.tsx'

const words = dashboard.add.blocks

interface Begin {
  /** A link is there at once, still empty. */
  link: (id: string) => void
  product: () => void
  payment: () => void
  registration: () => void
}

/** What a page can hold beside its profiles. Each says why there can be no more of it. */
export function useAddableBlocks({ editor, state: { draft, saved } }: Editing, begin: Begin): AddGroup {
  const { data: own } = useQuery(shopQuery, queryClient)
  const { data: paid } = useQuery(paymentsQuery, queryClient)
  const { data: papers } = useQuery(registrationsQuery, queryClient)

  function addLink() {
    const link = newLink()
    editor.type({ customLinks: [...draft.customLinks, link] }, `link ${link.id}`)
    begin.link(link.id)
    focusSoon(`${link.id}.title`)
  }

  function shopRefusal() {
    if (!saved.socials.whatsapp) return shop.needsChat
    return isFull(own?.things, PRODUCTS_MAX) ? shop.full : undefined
  }

  return {
    heading: words.heading,
    items: [
      {
        ...{ id: 'link', label: words.link, icon: <Link2 aria-hidden /> },
        refusal: isFull(draft.customLinks, CUSTOM_LINKS_MAX) ? dashboard.links.full : undefined,
        onAdd: addLink,
      },
      {
        ...{ id: 'product', label: words.product, icon: <ShoppingBag aria-hidden /> },
        refusal: shopRefusal(),
        onAdd: begin.product,
      },
      {
        ...{ id: 'payment', label: words.payment, icon: <Wallet aria-hidden /> },
        refusal: isFull(paid?.payments, PAYMENTS_MAX) ? payments.full : undefined,
        onAdd: begin.payment,
      },
      {
        ...{ id: 'registration', label: words.registration, icon: <BadgeCheck aria-hidden /> },
        refusal: isFull(papers, registrationKinds.length) ? registrations.full : undefined,
        onAdd: begin.registration,
      },
    ],
  }
}

function isFull(items: unknown[] | undefined, most: number) {
  return items !== undefined && items.length >= most
}
