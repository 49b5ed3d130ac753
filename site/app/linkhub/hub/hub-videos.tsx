import { blockLabels } from '@nokshi/content/hub-blocks.ts'
import { videoProviders } from '@nokshi/contract/linkhub/videos.ts'
import { goPath } from '@nokshi/contract/visits.ts'
import { type BlockProps, WithNoscript, wayTo } from './hub-contacts.tsx'

/** Cards that lead to a video. Where scripts run, the first tap opens its frame, which loads nothing before. */
export function HubVideos({ profile, isPreview, goBase }: BlockProps) {
  const { videos = [], language } = profile
  if (videos.length === 0) return null
  const labels = blockLabels[language].videos
  const list = (base?: string) => (
    <ul className="hub-videos" aria-label={labels.heading}>
      {videos.map(({ id, provider, form, url, embedUrl, title, picture }) => (
        <li key={id} data-form={form}>
          {/* Only the document of the page allows frames. */}
          {goBase !== undefined && base === undefined && (
            <iframe hidden title={title} data-src={embedUrl} allow="autoplay; encrypted-media; fullscreen" />
          )}
          <a className="hub-thing" {...wayTo({ id, href: url, go: goPath({ id }) }, isPreview, base)}>
            {picture && <img src={picture} alt="" loading="lazy" decoding="async" />}
            <b>
              <bdi>{title}</bdi>
            </b>
            <span className="hub-order">
              {form === 'sound' ? labels.listen : labels.watch} · {videoProviders[provider].name}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
  return <WithNoscript list={list} goBase={goBase} />
}
