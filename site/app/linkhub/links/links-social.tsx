import { dashboard } from '@nokshi/content/dashboard.ts'
import { socialFields } from '@nokshi/content/linkhub.ts'
import { type SocialKind, socialKinds } from '@nokshi/contract/safe-url.ts'
import { useState } from 'react'
import { fieldProblem } from '../editor/check-draft.ts'
import { refusalOf } from '../editor/save-status.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { writeChatNumber } from '../fields/chat-number.ts'
import { SocialField } from '../fields/social-fields.tsx'
import { FieldRow } from './field-row.tsx'

const words = dashboard.links

export function LinksSocial({ editor, state }: Editing) {
  const [openKind, setOpenKind] = useState<SocialKind>()
  const { draft, saved } = state
  return (
    <section aria-labelledby="social-links">
      <div className="dash-head">
        <h2 id="social-links" className="display-3">
          {words.social}
        </h2>
        <p className="dash-note">{words.socialText}</p>
      </div>
      <ul className="links links-socials">
        {socialKinds.map((kind) => {
          const { timeZone, [kind]: value } = draft
          const known = saved.socials[kind] ?? ''
          return (
            <FieldRow
              key={kind}
              id={`socials.${kind}`}
              label={socialFields[kind].label}
              value={value}
              shown={kind === 'whatsapp' ? writeChatNumber(value, timeZone) : value}
              saved={known}
              findProblem={(text) =>
                fieldProblem(kind, text, timeZone) ?? (value === known ? undefined : refusalOf(state, kind))
              }
              // That one is a question below the field, and its answers must not move away from under the finger.
              isAsked={(problem) => problem === socialFields.countryMissing}
              isOpen={kind === openKind}
              onToggle={() => setOpenKind(kind === openKind ? undefined : kind)}
              onType={(text) => editor.type({ [kind]: text }, `social ${kind}`)}
              onLeave={editor.flush}
            >
              {(typing) => <SocialField kind={kind} timeZone={timeZone} {...typing} />}
            </FieldRow>
          )
        })}
      </ul>
    </section>
  )
}
