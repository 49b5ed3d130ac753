import { language } from '@nokshi/content/language.ts'
import { createPage, preview } from '@nokshi/content/linkhub.ts'
import { linkhubPages } from '@nokshi/content/page-labels.ts'
import type { User } from '@nokshi/contract/auth.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { forgetLogin } from '../../platform/login-memory.ts'
import { queryClient } from '../../platform/query-client.ts'
import { fetchMyProfile, myProfileQuery } from '../../platform/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { notify, notifyAfterLoad } from '../../ui/notices/notify.ts'
import { ThemedPicture } from '../../ui/pictures/themed-picture.tsx'
import { HubPreview } from '../hub/hub-preview.tsx'
import { CreateForm } from './create-form.tsx'
import { completeLinks, understoodSocials } from './create-payload.ts'
import { type CreateForm as Form, useCreateForm } from './use-create-form.ts'
import './create-linkhub.css'
import type { FoundPage } from '@nokshi/contract/linkhub/import.ts'
import type { Profile } from '@nokshi/contract/linkhub.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { X } from 'lucide-react'
import { ImportSheet } from '../import/import-sheet.tsx'

export function CreateProfile({ user, logout }: { user: User; logout: ReactNode }) {
  const land = useLanding()
  const form = useCreateForm(user.id, land)
  const [isPreviewing, setPreviewing] = useState(false)
  const profile = previewOf(form)
  return (
    <div className="create">
      <div className="create-words column items-start gap-20">
        <ButtonLink to={createPage.back.to} look="second" size="small">
          {createPage.back.label}
        </ButtonLink>
        <h1 className="display-1">{linkhubPages['/create-linkhub'].heading}</h1>
        <p className="lead">{createPage.lead}</p>
        <CreateImport form={form} />
        <CreateForm form={form} onPreview={() => setPreviewing(true)} />
        <div className="create-account row break-anywhere above-24">
          <p className="soft small">
            {createPage.account} <bdi>{user.email}</bdi>
          </p>
          {logout}
        </div>
      </div>
      <div className="create-cloth from-1024">
        <ThemedPicture drawing="quilts/leaves" width={560} height={900} className="create-quilt" />
        <div className="create-preview">
          <HubPreview profile={profile} />
          <p className="woven-label create-preview-note">{preview.note}</p>
        </div>
      </div>
      {isPreviewing && <CreatePreviewDialog profile={profile} onClose={() => setPreviewing(false)} />}
    </div>
  )
}

/**
 * Goes to the new page, with a toast that leads to the dashboard. Only the English app has hub pages: the
 * other languages load the page anew, and show the toast on their next page.
 */
function useLanding() {
  const navigate = useNavigate()
  return async (username: string) => {
    const address = `/hub/${username}`
    const text = `${createPage.successText} ${address}`
    if (language.prefix !== '') {
      forgetLogin()
      notifyAfterLoad(createPage.success, text)
      return window.location.assign(address)
    }
    notify(createPage.success, text, { label: createPage.edit.label, onPress: () => void navigate(createPage.edit.to) })
    // The form goes first: once the profile is known, whoever is on this page is sent to the dashboard. Rendered
    // at once, because on a busy device a transition may still show the form when this promise resolves.
    await navigate(address, { flushSync: true })
    queryClient.removeQueries(myProfileQuery)
    await fetchMyProfile()
  }
}

function previewOf({ values, pictures, timeZone }: Form) {
  const links = completeLinks(values)
  return {
    name: values.name,
    username: values.username,
    bio: values.bio,
    gradient: values.gradient,
    selectedColor: values.selectedColor,
    profileImage: pictures.profile?.address ?? null,
    bannerImage: pictures.banner?.address ?? null,
    socials: understoodSocials(values.socials, timeZone),
    customLinks: links.map(({ title, url }) => ({ title, url })),
    linkIds: links.map(({ key }) => String(key)),
  }
}

export function CreateImport({ form: { values, change } }: { form: Form }) {
  const rows = values.customLinks.filter(({ title, url }) => !isBlank(title) || !isBlank(url))

  function importFound({ name, bio, socials, links }: FoundPage) {
    const key = Math.max(-1, ...values.customLinks.map((row) => row.key)) + 1
    change({
      ...(name !== undefined && { name }),
      ...(bio !== undefined && { bio }),
      socials: { ...values.socials, ...socials },
      customLinks: [...rows, ...links.map((link, index) => ({ key: key + index, ...link }))],
    })
  }

  return <ImportSheet present={{ ...values, profiles: undefined, links: rows }} onImport={importFound} />
}

interface CreatePreviewDialogProps {
  profile: Partial<Profile>
  onClose: () => void
}

export function CreatePreviewDialog({ profile, onClose }: CreatePreviewDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="create-preview-dialog" aria-label={preview.label} onClose={onClose}>
      <button type="button" className="create-preview-close line gap-8 strong" onClick={() => dialog.current?.close()}>
        <X aria-hidden size={22} />
        {preview.close}
      </button>
      <HubPreview profile={profile} />
    </dialog>
  )
}
