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
import type { EditState } from '../editor/edit-state.ts'
import { paymentsQuery } from '../payments/payments-query.ts'
import { registrationsQuery } from '../registrations/registrations-query.ts'
import { shopQuery } from '../shop/shop-query.ts'
import type { AddGroup } from './add-sheet.tsx'

const labels = dashboard.add.blocks

interface Begin {
  link: () => void
  product: () => void
  payment: () => void
  registration: () => void
}

/** What a page can hold beside its profiles. Each says why there can be no more of it. */
export function useAddableBlocks({ draft, saved }: EditState, begin: Begin): AddGroup {
  const { data: own } = useQuery(shopQuery, queryClient)
  const { data: paid } = useQuery(paymentsQuery, queryClient)
  const { data: papers } = useQuery(registrationsQuery, queryClient)

  function shopRefusal() {
    if (!saved.socials.whatsapp) return shop.needsChat
    return isFull(own?.products, PRODUCTS_MAX) ? shop.full : undefined
  }

  return {
    heading: labels.heading,
    items: [
      {
        label: labels.link,
        icon: <Link2 aria-hidden />,
        refusal: isFull(draft.customLinks, CUSTOM_LINKS_MAX) ? dashboard.links.full : undefined,
        onAdd: begin.link,
      },
      { label: labels.product, icon: <ShoppingBag aria-hidden />, refusal: shopRefusal(), onAdd: begin.product },
      {
        label: labels.payment,
        icon: <Wallet aria-hidden />,
        refusal: isFull(paid?.payments, PAYMENTS_MAX) ? payments.full : undefined,
        onAdd: begin.payment,
      },
      {
        label: labels.registration,
        icon: <BadgeCheck aria-hidden />,
        refusal: isFull(papers, registrationKinds.length) ? registrations.full : undefined,
        onAdd: begin.registration,
      },
    ],
  }
}

function isFull(items: unknown[] | undefined, most: number) {
  return items !== undefined && items.length >= most
}
