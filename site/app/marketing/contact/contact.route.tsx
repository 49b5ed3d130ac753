import './contact.css'
import { language } from '@nokshi/content/language.ts'
import { sampleNotes } from '@nokshi/content/sample-notes.ts'
import type { ContactChannel, ContactPage, LocalHours } from '@nokshi/contract/website/site-content.ts'
import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import { contentContext } from '../../platform/load-context.ts'
import { ButtonLink, TextLink } from '../../ui/button.tsx'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/contact.route.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { afterYouWrite, brand, channels, contactIntro, contactPage, hours, pages } = context.get(contentContext)
  return {
    ...{ page: pages['/contact'], areSamples: brand.contact.isSample },
    ...{ contactIntro, contactPage, channels, hours, afterYouWrite },
  }
}

export function meta(args: Route.MetaArgs) {
  return listedPageMeta(args, '/contact', args.loaderData?.page)
}

export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  const { page, contactIntro, contactPage, channels, areSamples, hours, afterYouWrite } = loaderData
  const { forms } = contactPage
  return (
    <>
      <PageHeader heading={page.heading} lead={contactIntro} quilt="contact" />
      <section className="paper-section" aria-labelledby="channels">
        <h2 id="channels" className="display-2">
          {contactPage.channels}
        </h2>
        <ContactChannels channels={channels} areSamples={areSamples} />
      </section>
      <ContactHours labels={contactPage.hours} hours={hours} />
      <section className="paper-section below-fold" aria-labelledby="after">
        <h2 id="after" className="display-2">
          {contactPage.after}
        </h2>
        <ol className="after stack">
          {afterYouWrite.map(({ heading, text }) => (
            <li key={heading} className="after-step stack gap-12 content-start">
              <Stitch kind="running" className="link-colour" />
              <h3 className="display-3">{heading}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="contact-forms below-fold stack surface" aria-labelledby="forms">
        <div className="contact-forms-words words">
          <h2 id="forms" className="display-1">
            {forms.heading}
          </h2>
          <p className="lead">{forms.text}</p>
          <div className="cluster">
            <ButtonLink {...forms.project} />
            <ButtonLink {...forms.contact} look="second" />
          </div>
        </div>
        <div className="contact-forms-quilt" />
      </section>
    </>
  )
}

function ContactChannels({ channels, areSamples }: { channels: ContactChannel[]; areSamples: boolean }) {
  return (
    <>
      <ul className="stack above-24">
        {channels.map((channel) => (
          <li key={channel.kind} className="channel relative stack gap-y-8 gap-x-24">
            <h3 className="channel-name">{channel.name}</h3>
            <p className="soft">{channel.goodFor}</p>
            {/* Numbers and addresses run from left to right in every language. */}
            <TextLink
              to={channel.href}
              label={channel.value}
              dir={channel.kind === 'form' ? undefined : 'ltr'}
              className="channel-link figures strong break-anywhere self-start"
            />
            <Stitch kind="running" className="channel-row link-colour" />
          </li>
        ))}
      </ul>
      {areSamples && <p className="small soft above-24">{sampleNotes.contact}</p>}
    </>
  )
}

type Labels = ContactPage['hours']

function ContactHours({ labels, hours }: { labels: Labels; hours: LocalHours[] }) {
  return (
    <section className="surface-section below-fold" aria-labelledby="hours">
      <h2 id="hours" className="display-2">
        {labels.heading}
      </h2>
      <p className="lead soft above-16">{labels.text}</p>
      <div className="clocks stack">
        {hours.map(({ city, opens, closes, note }) => (
          <div key={city} className="stack gap-12 content-start">
            <h3 className="display-3">{city}</h3>
            <p className="display-2 figures">
              {writeTime(opens)} <span className="sr-only">{labels.until}</span>
              <span aria-hidden="true">–</span> {writeTime(closes)}
            </p>
            <DayRow opens={hourOf(opens)} closes={hourOf(closes)} />
            <p className="soft">{note}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

function DayRow({ opens, closes }: { opens: number; closes: number }) {
  return (
    <svg aria-hidden="true" className="day-row full-width" viewBox="0 0 288 32">
      {Array.from({ length: 24 }, (_, hour) => {
        const isOpen = hour >= opens && hour < closes
        const x = hour * 12 + 6
        const half = isOpen ? 13 : 6
        return <path key={x} className={isOpen ? 'day-open' : 'day-closed'} d={`M${x} ${16 - half}v${half * 2}`} />
      })}
    </svg>
  )
}

function hourOf(time: string) {
  return Number(time.slice(0, 2))
}

const times = new Intl.DateTimeFormat(language.locale, {
  timeZone: 'UTC',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function writeTime(time: string) {
  return times.format(new Date(`2000-01-01T${time}Z`))
}
