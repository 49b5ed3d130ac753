import { preview } from '@nokshi/content/linkhub.ts'
import { guessLanguage } from '@nokshi/contract/guess-language.ts'
import type { Profile } from '@nokshi/contract/linkhub.ts'
import { useSettings } from '../../platform/use-settings.ts'
import { useReachableScroller } from '../../ui/browser/use-reachable-scroller.ts'
import { HubPage } from './hub-page.tsx'
import './hub-preview.css'

const unwritten: Omit<Profile, 'language'> = {
  id: '',
  name: '',
  username: '',
  bio: '',
  gradient: 'sunrise',
  selectedColor: '#000000',
  profileImage: null,
  bannerImage: null,
  socials: {},
  customLinks: [],
  linkIds: [],
  shareImage: '',
  isListed: false,
}

export function HubPreview({ profile }: { profile: Partial<Profile> }) {
  const { apiUrl } = useSettings()
  const scroller = useReachableScroller<HTMLDivElement>()
  const { example } = preview
  const shown = { ...unwritten, ...profile }
  const labels = { name: shown.name.trim() || example.name, bio: shown.bio.trim() || example.bio }
  return (
    <section className="page-preview relative" aria-label={preview.label}>
      <div {...scroller} className="page-preview-screen relative">
        <HubPage
          profile={{
            // Until there is a page, the language that it will be given.
            language: guessLanguage(labels.name + labels.bio),
            ...shown,
            ...labels,
            username: shown.username || example.username,
          }}
          isPreview
          apiUrl={apiUrl}
        />
      </div>
    </section>
  )
}
