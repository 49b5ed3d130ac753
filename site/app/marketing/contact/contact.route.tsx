import { afterYouWrite, channels, contactIntro, contactPage } from '@nokshi/content/contact.ts'
import { pages } from '@nokshi/content/pages.ts'
import dark from '../../../made/quilts/contact-dark.svg?url'
import light from '../../../made/quilts/contact-light.svg?url'
import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/contact.route.ts'
import { ContactChannels } from './contact-channels.tsx'
import { ContactHours } from './contact-hours.tsx'
import './contact.css'

export function meta(args: Route.MetaArgs) {
  return listedPageMeta(args, '/contact')
}

export default function ContactRoute() {
  const { forms } = contactPage
  return (
    <>
      <PageHeader heading={pages['/contact'].heading} lead={contactIntro} quilt={{ light, dark }} />
      <section className="paper-section" aria-labelledby="channels">
        <h2 id="channels" className="display-2">
          {contactPage.channels}
        </h2>
        <ContactChannels channels={channels} />
      </section>
      <ContactHours />
      <section className="paper-section" aria-labelledby="after">
        <h2 id="after" className="display-2">
          {contactPage.after}
        </h2>
        <ol className="after">
          {afterYouWrite.map(({ heading, text }) => (
            <li key={heading} className="after-step">
              <Stitch kind="running" className="sky" />
              <h3 className="display-3">{heading}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="contact-forms" aria-labelledby="forms">
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
