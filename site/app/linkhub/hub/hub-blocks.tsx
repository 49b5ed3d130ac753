import type { Profile } from '@nokshi/contract/linkhub.ts'
import type { BlockKind } from '@nokshi/contract/page-look.ts'
import type { ReactNode } from 'react'
import { HubConnect, HubContacts, HubLinks } from './hub-ways.tsx'

export interface BlockProps {
  profile: Profile
  isPreview: boolean
  /** Where the counting addresses are. Given where the page has to work without scripts too: then each link is there a second time. */
  goBase: string | undefined
  apiUrl: string
}

/** What a page is made of below its bio. A block that has nothing to show is not there. */
const blocks: Record<BlockKind, (props: BlockProps) => ReactNode> = {
  profiles: HubContacts,
  links: HubLinks,
  things: () => null,
  payments: () => null,
  connect: HubConnect,
  registrations: () => null,
}

export function HubBlock({ kind, ...props }: BlockProps & { kind: BlockKind }) {
  const Block = blocks[kind]
  return <Block {...props} />
}
