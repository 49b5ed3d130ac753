import { dashboard } from '@nokshi/content/dashboard.ts'
import { PROFILES_MAX } from '@nokshi/contract/linkhub/more-profiles.ts'
import { type ProfileKind, profileKinds, profileSite } from '@nokshi/contract/linkhub/profile-sites.ts'
import { useState } from 'react'
import type { Editing } from '../editor/use-profile-editor.ts'
import { HubIcon } from '../hub/hub-icon.tsx'
import { focusSoon } from '../rows/links-focus.ts'
import type { AddGroup } from './add-sheet.tsx'
import { type Way, ways } from './links-ways.tsx'

const words = dashboard.add

/** The profiles and ways that the page does not have yet, and which of those it has is open. */
export function useAddableContacts({ editor, state: { draft } }: Editing) {
  const [openKind, setOpenKind] = useState<ProfileKind>()
  const [openWay, setOpenWay] = useState<Way>()

  function addProfile(kind: ProfileKind) {
    editor.type({ profiles: [...draft.profiles, { kind, value: '' }] }, `profile ${kind}`)
    setOpenKind(kind)
    focusSoon(`profiles.${kind}`)
  }

  function addWay(way: Way) {
    setOpenWay(way)
    focusSoon(`ways.${way}`)
  }

  const groups: AddGroup[] = [
    {
      heading: words.ways,
      items: ways
        .filter((way) => draft[way] === '')
        .map((way) => ({
          id: way,
          label: dashboard.links.ways[way].label,
          icon: <HubIcon kind={way === 'greeting' ? 'whatsapp' : way} />,
          refusal: way === 'greeting' && draft.whatsapp === '' ? words.greetingNeedsChat : undefined,
          onAdd: () => addWay(way),
        })),
    },
    {
      heading: words.profiles,
      refusal: draft.profiles.length >= PROFILES_MAX ? words.profilesFull : undefined,
      items: profileKinds
        .filter((kind) => !draft.profiles.some((profile) => profile.kind === kind))
        .map((kind) => ({
          id: kind,
          label: profileSite(kind).name,
          icon: <HubIcon kind={kind} />,
          onAdd: () => addProfile(kind),
        })),
    },
  ]
  return { groups, openKind, setOpenKind, openWay, setOpenWay }
}
