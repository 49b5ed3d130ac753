import { brand } from '@nokshi/content/brand.ts'
import { frame } from '@nokshi/content/frame.ts'
import { navigation } from '@nokshi/content/pages.ts'
import { Link, NavLink } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { LanguageLinks } from './language-links.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { useHasProfile } from './use-has-profile.ts'
import { Wordmark } from './wordmark.tsx'
import './header.css'

export function Header() {
  const hasProfile = useHasProfile()
  return (
    <header>
      <a className="skip-link" href="#main">
        {frame.skip}
      </a>
      <div className="bar">
        <Link to="/" className="bar-home">
          <Wordmark label={frame.home(brand.name)} />
        </Link>
        <nav aria-label={frame.main} className="bar-links">
          {navigation.links.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} className="bar-link">
              {label}
            </NavLink>
          ))}
        </nav>
        <LanguageLinks className="bar-languages" />
        {hasProfile && (
          <ButtonLink to={navigation.dashboard.to} look="second" size="small" className="bar-action">
            {navigation.dashboard.label}
          </ButtonLink>
        )}
        <ButtonLink to={navigation.action.to} size="small" className="bar-action">
          {navigation.action.label}
        </ButtonLink>
        <MobileMenu hasProfile={hasProfile} />
      </div>
    </header>
  )
}
