import { sampleNotes } from '@nokshi/content/sample-notes.ts'
import type { ContactChannel } from '@nokshi/contract/website/site-content.ts'
import { Link } from 'react-router'
import { Stitch } from '../../ui/pictures/stitch.tsx'

interface ContactChannelsProps {
  channels: ContactChannel[]
  areSamples: boolean
}

export function ContactChannels({ channels, areSamples }: ContactChannelsProps) {
  return (
    <>
      <ul className="channels stack above-32">
        {channels.map((channel) => (
          <li key={channel.kind} className="channel stack gap-y-8 gap-x-24">
            <h3 className="channel-name">{channel.name}</h3>
            <p className="soft">{channel.goodFor}</p>
            <ChannelLink {...channel} />
            <Stitch kind="running" className="channel-row" />
          </li>
        ))}
      </ul>
      {areSamples && <p className="small soft above-24">{sampleNotes.contact}</p>}
    </>
  )
}

function ChannelLink({ kind, href, value }: ContactChannel) {
  if (kind === 'form')
    return (
      <Link to={href} className="channel-link strong break-anywhere self-start">
        {value}
      </Link>
    )
  // Numbers and addresses run from left to right in every language.
  return (
    <a href={href} dir="ltr" className="channel-link figures strong break-anywhere self-start">
      {value}
    </a>
  )
}
