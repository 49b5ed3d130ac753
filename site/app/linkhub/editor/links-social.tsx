import { dashboard } from '@nokshi/content/dashboard.ts'
import { socialFields } from '@nokshi/content/linkhub.ts'
import { type SocialKind, socialKinds } from '@nokshi/contract/safe-url.ts'
import { Pencil } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { writeChatNumber } from './chat-number.ts'
import { socialProblem } from './edit-problems.ts'
import { refusalOf } from './edit-status.ts'
import { focusSoon } from './links-focus.ts'
import { RowButton } from './links-row.tsx'
import { SocialField } from './social-fields.tsx'
import type { ProfileEditor } from './use-profile-editor.ts'

const words = dashboard.links

export function LinksSocial({ editor, state }: ProfileEditor) {
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
        {socialKinds.map((kind) => (
          <SocialRow
            key={kind}
            kind={kind}
            value={draft[kind]}
            saved={saved.socials[kind] ?? ''}
            refusal={refusalOf(state, kind)}
            timeZone={draft.timeZone}
            isOpen={kind === openKind}
            onToggle={() => setOpenKind(kind === openKind ? undefined : kind)}
            onType={(text) => editor.type({ [kind]: text }, `social ${kind}`)}
            onLeave={editor.flush}
          />
        ))}
      </ul>
    </section>
  )
}

interface SocialRowProps {
  kind: SocialKind
  value: string
  saved: string
  /** What the server said against the link as it stands. */
  refusal: string | undefined
  timeZone: string
  isOpen: boolean
  onToggle: () => void
  onType: (text: string) => void
  onLeave: () => void
}

function SocialRow({ kind, value, saved, refusal, timeZone, isOpen, ...on }: SocialRowProps) {
  const { onToggle, onType, onLeave } = on
  const [typed, setTyped] = useState<string>()
  const { label } = socialFields[kind]
  const problem = socialProblem(kind, typed ?? value, timeZone) ?? (value === saved ? undefined : refusal)
  // That one is a question below the field, and its answers must not move away from under the finger.
  const error = typed === undefined && problem !== socialFields.countryMissing ? problem : undefined
  const shown = kind === 'whatsapp' ? writeChatNumber(value, timeZone) : value
  const editId = `edit-${kind}`

  function toggle() {
    onToggle()
    focusSoon(isOpen ? editId : `socials.${kind}`)
  }

  function finish(event: FormEvent) {
    event.preventDefault()
    onLeave()
    if (!problem) toggle()
  }

  function discard({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !problem) return
    setTyped(undefined)
    onType(saved)
  }

  return (
    <li className="links-row links-social">
      <div className="links-words">
        <p className="links-title">{label}</p>
        <p className="links-url" data-empty={value === '' || undefined}>
          {value === '' ? words.notSet : <bdi dir="ltr">{shown}</bdi>}
        </p>
      </div>
      <div className="links-ways">
        <RowButton
          id={editId}
          label={`${words.edit}: ${label}`}
          icon={Pencil}
          aria-expanded={isOpen}
          onClick={toggle}
        />
      </div>
      {isOpen && (
        <form
          className="links-editor"
          noValidate
          onSubmit={finish}
          onKeyDown={discard}
          onBlur={() => {
            setTyped(undefined)
            onLeave()
          }}
        >
          <SocialField
            kind={kind}
            value={typed ?? value}
            error={error}
            timeZone={timeZone}
            onChange={(text) => {
              setTyped(text)
              onType(text)
            }}
          />
          <Button type="submit" look="second" size="small">
            {words.done}
          </Button>
        </form>
      )}
    </li>
  )
}
