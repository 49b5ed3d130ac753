import { findHostIcon } from '@nokshi/contract/linkhub/host-icon.ts'
import { pictureAt } from '@nokshi/contract/linkhub.ts'
import { Link2 } from 'lucide-react'
import { HubIcon } from '../hub/hub-icon.tsx'

/** The picture of a link, the mark of the site that it leads to, or a plain one. */
export function LinkMark({ url, picture }: { url: string; picture: string | null }) {
  if (picture) return <img src={pictureAt(picture, 96)} alt="" />
  const site = findHostIcon(url)
  return site ? <HubIcon kind={site} /> : <Link2 />
}
