import type { BlockKind } from '@nokshi/contract/linkhub/look.ts'
import type { ReactNode } from 'react'
import type { BlockProps } from './hub-block-props.ts'
import { HubConnect, HubContacts, HubLinks } from './hub-contacts.tsx'
import { HubPayments } from './hub-payments.tsx'
import { HubRegistrations } from './hub-registrations.tsx'
import { HubShop } from './hub-shop.tsx'

/** What a page is made of below its bio. A block that has nothing to show is not there. */
const blocks: Record<BlockKind, (props: BlockProps) => ReactNode> = {
  profiles: HubContacts,
  links: HubLinks,
  products: HubShop,
  payments: HubPayments,
  connect: HubConnect,
  registrations: HubRegistrations,
}

export function HubBlock({ kind, ...props }: BlockProps & { kind: BlockKind }) {
  const Block = blocks[kind]
  return <Block {...props} />
}
