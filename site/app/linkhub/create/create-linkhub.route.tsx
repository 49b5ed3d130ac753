import { language } from '@nokshi/content/language.ts'
import { createPage, preview } from '@nokshi/content/linkhub.ts'
import { linkhubPages } from '@nokshi/content/page-labels.ts'
import type { User } from '@nokshi/contract/auth.ts'
import { useState } from 'react'
import { useNavigate, useOutletContext } from 'react-router'
import { LogoutButton } from '../../auth/logout-button.tsx'
import { accountPageMeta } from '../../frame/page-meta.ts'
import { forgetLogin } from '../../platform/login-memory.ts'
import { queryClient } from '../../platform/query-client.ts'
import { fetchMyProfile, myProfileQuery, type Session } from '../../platform/session.ts'
import { useMedia } from '../../ui/browser/use-media.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Fetched, fetchAhead, useLater } from '../../ui/fetched.tsx'
import { notify, notifyAfterLoad } from '../../ui/notices/notify.ts'
import { ThemedPicture } from '../../ui/pictures/themed-picture.tsx'
import { loadSheet, Sheet } from '../../ui/sheet.tsx'
import { CreateForm } from './create-form.tsx'
import { completeLinks, understoodSocials } from './create-values.ts'
import { type CreateForm as Form, useCreateForm } from './use-create-form.ts'
import './create-linkhub.css'

const loadPreview = () => import('../hub/hub-preview.tsx').then(({ HubPreview }) => HubPreview)

export const meta = accountPageMeta('/create-linkhub')

export default function CreateLinkhubRoute() {
  const { user } = useOutletContext<Session>()
  // The route around this one lets nobody through who is not logged in.
  if (!user) return null
  return <CreateProfile user={user} />
}

function CreateProfile({ user }: { user: User }) {
  const form = useCreateForm(user.id, useLanding())
  const [isPreviewing, setPreviewing] = useState(false)
  const profile = previewOf(form)
  const isBeside = useMedia('(width >= 1024px)')
  useLater(() => void fetchAhead(loadPreview, loadSheet))
  return (
    <div className="create">
      <div className="create-words column items-start gap-20">
        <ButtonLink {...createPage.back} look="second" size="small" />
        <h1 className="display-1">{linkhubPages['/create-linkhub'].heading}</h1>
        <p className="lead">{createPage.lead}</p>
        <CreateForm form={form} onPreview={() => setPreviewing(true)} />
        <div className="row gap-12 gap-x-24 break-anywhere above-24">
          <p className="soft small">
            {createPage.account} <bdi>{user.email}</bdi>
          </p>
          <LogoutButton />
        </div>
      </div>
      {isBeside && (
        <div className="create-aside">
          <ThemedPicture drawing="quilts/leaves" width={560} height={900} className="create-quilt" />
          <div className="create-preview">
            <Fetched load={loadPreview} with={{ profile }} />
            <p className="woven-label create-preview-note">{preview.note}</p>
          </div>
        </div>
      )}
      <Sheet title={preview.label} closeLabel={preview.close} isOpen={isPreviewing} onOpenChange={setPreviewing}>
        <Fetched load={loadPreview} with={{ profile }} />
      </Sheet>
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
    // The form goes first: once the profile is known, this page redirects to the dashboard. Rendered at once,
    // because on a busy device a transition may still show the form when this promise resolves.
    await navigate(address, { flushSync: true })
    queryClient.removeQueries(myProfileQuery)
    await fetchMyProfile()
  }
}

function previewOf({ values, pictures, timeZone }: Form) {
  const links = completeLinks(values)
  return {
    ...values,
    profileImage: pictures.profile?.address ?? null,
    bannerImage: pictures.banner?.address ?? null,
    socials: understoodSocials(values.socials, timeZone),
    customLinks: links.map(({ title, url }) => ({ title, url })),
    linkIds: links.map(({ key }) => String(key)),
  }
}
