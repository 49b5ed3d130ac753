import { dashboard } from '@nokshi/content/dashboard.ts'
import { socialFields } from '@nokshi/content/linkhub.ts'
import { profileSite } from '@nokshi/contract/linkhub/profile-sites.ts'
import { profileUrl, socialKinds, socialNames } from '@nokshi/contract/safe-url.ts'
import { SmallButton } from '../../ui/button.tsx'
import type { Editing } from '../editor/use-profile-editor.ts'
import { ContactField } from '../fields/contact-field.tsx'
import { SocialField } from '../fields/social-fields.tsx'
import { moveItem } from '../rows/move-item.ts'
import { SortableList } from '../rows/sortable-list.tsx'
import { ContactRow } from './contact-row.tsx'
import type { OpenContact } from './contact-text.ts'
import { useLinkOpens } from './link-opens-query.ts'
import { unsetSocials } from './use-addable-contacts.tsx'

const labels = dashboard.links

interface LinksSocialProps extends Editing, OpenContact {
  onAdd: () => void
}

/** The profiles that are filled in or being filled in: the six first, then the others in an order of the owner's. */
export function LinksSocial({ onAdd, ...own }: LinksSocialProps) {
  const { draft } = own.state
  const opensOf = useLinkOpens()
  const unset = unsetSocials(draft).filter((kind) => kind !== own.openField)
  return (
    <section aria-labelledby="social-links">
      <div className="dash-head">
        <h2 id="social-links" className="display-3">
          {labels.social}
        </h2>
        <p className="dash-note">{labels.socialText}</p>
      </div>
      <div className="links-together card">
        <ul>
          {socialKinds
            .filter((kind) => !unset.includes(kind))
            .map((kind) => (
              <ContactRow
                key={kind}
                {...own}
                field={kind}
                id={`socials.${kind}`}
                label={socialFields[kind].label}
                mark={kind}
                figure={opensOf(kind)}
              >
                {(typing) => <SocialField kind={kind} timeZone={draft.timeZone} {...typing} />}
              </ContactRow>
            ))}
        </ul>
        <MoreProfiles {...own} />
        <div className="links-unset line gap-12">
          {unset.length > 0 && (
            <div className="links-words soft">
              <p>{unset.map((kind) => socialNames[kind]).join(' · ')}</p>
              <p>{labels.notSet}</p>
            </div>
          )}
          <SmallButton className="push-end" onClick={onAdd} aria-haspopup="dialog">
            {dashboard.add.open}
            <span className="sr-only">: {labels.social}</span>
          </SmallButton>
        </div>
      </div>
    </section>
  )
}

function MoreProfiles(own: Editing & OpenContact) {
  const { profiles } = own.state.draft
  const opensOf = useLinkOpens()
  return (
    <SortableList
      items={profiles.map(({ kind }) => ({ kind, id: kind, title: profileSite(kind).name }))}
      onMove={(id, to) => own.editor.change({ profiles: moveItem(profiles, ({ kind }) => kind === id, to) })}
    >
      {({ kind, title }, place) => (
        <ContactRow
          {...own}
          field={kind}
          id={`profiles.${kind}`}
          label={title}
          mark={kind}
          figure={opensOf(kind)}
          place={place}
        >
          {(typing) => (
            <ContactField
              id={`profiles.${kind}`}
              label={title}
              hint={kind === 'spotify' ? socialFields.byAddress : socialFields.byName}
              urlOf={(text) => profileUrl(kind, text)}
              {...typing}
            />
          )}
        </ContactRow>
      )}
    </SortableList>
  )
}
