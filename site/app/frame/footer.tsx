import { brand } from '@nokshi/content/brand.ts'
import { footer } from '@nokshi/content/pages.ts'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import nameDark from '../../made/quilts/footer-dark.svg?url'
import nameLight from '../../made/quilts/footer-light.svg?url'
import { ThemedPicture } from '../ui/pictures/themed-picture.tsx'
import { LanguageLinks } from './language-links.tsx'
import './footer.css'

export function Footer() {
  const year = useCurrentYear()
  const { email, phone } = brand.contact
  return (
    <footer className="footer below-fold">
      <div className="footer-border" />
      <div className="footer-words">
        <div className="footer-contact">
          <h2 className="footer-heading display-2">{footer.heading}</h2>
          <address className="footer-address">
            <a href={`mailto:${email}`}>{email}</a>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
            <span>{brand.contact.address}</span>
          </address>
          <div className="footer-socials">
            {footer.socials.map(({ to, label }) => (
              <a key={label} href={to} rel="noopener">
                {label}
              </a>
            ))}
          </div>
        </div>
        {footer.columns.map(({ heading, links }) => (
          <div key={heading} className="footer-links">
            <h3 className="strong">{heading}</h3>
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
      <ThemedPicture
        address={{ light: nameLight, dark: nameDark }}
        width={1440}
        height={300}
        loading="lazy"
        className="footer-name"
      />
      <div className="footer-rights">
        <p>
          © {year} {brand.name}
        </p>
        <LanguageLinks />
      </div>
    </footer>
  )
}

/** A page keeps the year it was built in until a script looks at the clock. */
function useCurrentYear() {
  const [year, setYear] = useState(BUILD_YEAR)
  useEffect(() => setYear(new Date().getFullYear()), [])
  return year
}
