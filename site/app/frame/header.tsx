import { frame } from '@nokshi/content/frame.ts'
import { navigation } from '@nokshi/content/navigation.ts'
import { Link, NavLink } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { LanguageLinks } from './language-links.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { Wordmark } from './wordmark.tsx'
import './header.css'
import { useEffect, useSyncExternalStore } from 'react'
import { readHasProfile, tellHasProfile, watchHasProfile } from '../platform/has-profile.ts'
import { isLoggedIn } from '../platform/is-logged-in.ts'
import { recallHasProfile } from '../platform/login-memory.ts'

export function Header() {
  const hasProfile = useHasProfile()
  return (
    <header>
      <a className="skip-link" href="#main">
        {frame.skip}
      </a>
      <div className="bar line">
        <Link to="/" className="bar-home block">
          <Wordmark label={frame.home} />
        </Link>
        <nav aria-label={frame.main} className="bar-links from-1024">
          {navigation.links.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} className="bar-link strong block nowrap">
              {label}
            </NavLink>
          ))}
        </nav>
        <LanguageLinks className="bar-languages from-1024" />
        {hasProfile && (
          <ButtonLink to={navigation.dashboard.to} look="second" size="small" className="from-1024">
            {navigation.dashboard.label}
          </ButtonLink>
        )}
        <ButtonLink to={navigation.action.to} size="small" className="from-1024">
          {navigation.action.label}
        </ButtonLink>
        <MobileMenu hasProfile={hasProfile} />
      </div>
    </header>
  )
}

/** Whether the visitor has a LinkHub page. The rest is loaded only for those who are logged in. */
export function useHasProfile() {
  useEffect(() => {
    findOut().catch(() => tellHasProfile(false))
  }, [])
  return useSyncExternalStore(watchHasProfile, readHasProfile, () => false)
}

async function findOut() {
  if (!(await isLoggedIn())) return tellHasProfile(false)
  const remembered = recallHasProfile()
  if (remembered !== undefined) return tellHasProfile(remembered)
  const { fetchMyProfile } = await import('../platform/session.ts')
  await fetchMyProfile()
}
