import { language } from '@nokshi/content/language.ts'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useStudio } from '../platform/use-settings.ts'
import { ThemedPicture } from '../ui/pictures/themed-picture.tsx'
import { LanguageLinks } from './language-links.tsx'
import './footer.css'

const years = new Intl.NumberFormat(language.locale, { useGrouping: false })

export function Footer() {
  // A page keeps the year it was built in until a script looks at the clock.
  const [year, setYear] = useState(BUILD_YEAR)
  useEffect(() => setYear(new Date().getFullYear()), [])
  const { name, email, phone, address, footer } = useStudio()
  return (
    <footer className="footer relative below-fold">
      <div className="footer-border" />
      <div className="footer-words stack">
        <div className="footer-contact all-columns">
          <h2 className="footer-heading display-2">{footer.heading}</h2>
          <address className="footer-address">
            <a href={`mailto:${email}`}>{email}</a>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
            <span>{address}</span>
          </address>
          <div className="footer-socials wrap above-16">
            {footer.socials.map(({ to, label }) => (
              <a key={label} href={to} rel="noopener">
                {label}
              </a>
            ))}
          </div>
        </div>
        {footer.columns.map(({ heading, links }) => (
          <div key={heading} className="footer-links">
            <h3 className="strong below-8">{heading}</h3>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <ThemedPicture drawing="footer" width={1440} height={300} loading="lazy" className="full-width" />
      <div className="footer-rights row between gap-y-4 gap-x-24">
        <p>
          © {years.format(year)} <bdi>{name}</bdi>
        </p>
        <LanguageLinks className="gap-y-4 gap-x-20" />
      </div>
    </footer>
  )
}
