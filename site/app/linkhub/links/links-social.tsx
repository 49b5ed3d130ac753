import { dashboard } from '@nokshi/content/dashboard.ts'
import { socialFields } from '@nokshi/content/linkhub.ts'
import { type SocialKind, socialKinds } from '@nokshi/contract/safe-url.ts'
import { useState } from 'react'
import type { Editing } from '../editor/use-profile-editor.ts'
import { SocialField } from '../fields/social-fields.tsx'
import { ContactRow } from './contact-row.tsx'

export function LinksSocial(own: Editing) {
  const [openKind, setOpenKind] = useState<SocialKind>()
  return (
    <section aria-labelledby="social-links">
      <div className="dash-head">
        <h2 id="social-links" className="display-3">
          {dashboard.links.social}
        </h2>
        <p className="dash-note">{dashboard.links.socialText}</p>
      </div>
      <ul className="links links-socials">
        {socialKinds.map((kind) => (
          <ContactRow
            key={kind}
            {...own}
            field={kind}
            id={`socials.${kind}`}
            label={socialFields[kind].label}
            isOpen={kind === openKind}
            onToggle={() => setOpenKind(kind === openKind ? undefined : kind)}
          >
            {(typing) => <SocialField kind={kind} timeZone={own.state.draft.timeZone} {...typing} />}
          </ContactRow>
        ))}
      </ul>
    </section>
  )
}
