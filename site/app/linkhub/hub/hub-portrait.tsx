import { hubLabels } from '@nokshi/content/hub.ts'
import { type Profile, pictureAt, pictureKinds } from '@nokshi/contract/linkhub.ts'

export function HubPortrait({ profile: { name, profileImage, language } }: { profile: Profile }) {
  if (!profileImage) {
    return (
      <div className="hub-portrait hub-initial" aria-hidden="true">
        {initialOf(name)}
      </div>
    )
  }
  const { widths } = pictureKinds.profile
  return (
    <img
      className="hub-portrait"
      src={pictureAt(profileImage, 192)}
      srcSet={widths.map((width) => `${pictureAt(profileImage, width)} ${width}w`).join(', ')}
      sizes="(min-width: 840px) 192px, 128px"
      width={192}
      height={192}
      alt={hubLabels[language].portrait(name)}
      dir="auto"
      data-initial={initialOf(name)}
      fetchPriority="high"
    />
  )
}

/** The first letter as people see it: a Bangla one with its signs, an emoji with all its parts. */
function initialOf(name: string) {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment.toUpperCase() ?? '@'
}
