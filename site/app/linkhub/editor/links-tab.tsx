import { dashboard } from '@nokshi/content/dashboard.ts'
import { PROFILES_MAX } from '@nokshi/contract/page/more-profiles.ts'
import { type ProfileKind, profileKinds, profileSite } from '@nokshi/contract/page/profile-sites.ts'
import { useState } from 'react'
import { HubIcon } from '../hub/hub-icon.tsx'
import { LinksImport } from '../import/links-import.tsx'
import { PaymentsSection } from '../payments/payments-section.tsx'
import { ShopSection } from '../shop/shop-section.tsx'
import { type AddGroup, AddSheet } from './add-sheet.tsx'
import { LinksCustom } from './links-custom.tsx'
import { focusSoon } from './links-focus.ts'
import { LinksProfiles } from './links-profiles.tsx'
import { LinksSocial } from './links-social.tsx'
import { LinksWays, type Way, ways } from './links-ways.tsx'
import './links-rows.css'
import type { ProfileEditor } from './use-profile-editor.ts'

const words = dashboard.add

export function LinksTab({ editor, state }: ProfileEditor) {
  const [openKind, setOpenKind] = useState<ProfileKind>()
  const [openWay, setOpenWay] = useState<Way>()
  const { draft } = state

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
  ]

  return (
    <div className="dash-panel">
      <AddSheet groups={groups} />
      <LinksImport editor={editor} state={state} />
      <LinksSocial editor={editor} state={state} />
      <LinksProfiles editor={editor} state={state} openKind={openKind} onOpen={setOpenKind} />
      <LinksWays editor={editor} state={state} openWay={openWay} onOpen={setOpenWay} />
      <LinksCustom editor={editor} state={state} />
      <ShopSection hasChat={Boolean(state.saved.socials.whatsapp)} />
      <PaymentsSection />
    </div>
  )
}
