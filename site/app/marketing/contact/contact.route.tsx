import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import { contentContext } from '../../platform/load-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/contact.route.ts'
import { ContactChannels } from './contact-channels.tsx'
import { ContactHours } from './contact-hours.tsx'
import './contact.css'

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
      <section className="paper-section" aria-labelledby="after">
        <h2 id="after" className="display-2">
          {contactPage.after}
        </h2>
        <ol className="after stack">
          {afterYouWrite.map(({ heading, text }) => (
            <li key={heading} className="after-step stack gap-12 content-start">
              <Stitch kind="running" className="sky" />
              <h3 className="display-3">{heading}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="contact-forms stack cloth" aria-labelledby="forms">
        <div className="contact-forms-words words">
          <h2 id="forms" className="display-1">
            {forms.heading}
          </h2>
          <p className="lead">{forms.text}</p>
          <div className="cluster">
            <ButtonLink to={forms.project.to}>{forms.project.label}</ButtonLink>
            <ButtonLink to={forms.contact.to} look="second">
              {forms.contact.label}
            </ButtonLink>
          </div>
        </div>
        <div className="contact-forms-cloth" />
      </section>
    </>
  )
}
