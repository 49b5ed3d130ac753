import './header.css'
import { frame } from '@nokshi/content/frame.ts'
import { navigation } from '@nokshi/content/navigation.ts'
import { X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link, NavLink } from 'react-router'
import { hasProfileStore } from '../platform/has-profile.ts'
import { isLoggedIn } from '../platform/is-logged-in.ts'
import { recallHasProfile } from '../platform/login-memory.ts'
import { ButtonLink, TextLink } from '../ui/button.tsx'
import { ThreadMark } from '../ui/thread-mark.tsx'
import { LanguageLinks } from './language-links.tsx'
import { Wordmark } from './wordmark.tsx'

export function Header() {
  const hasProfile = useHasProfile()
  return (
    <header>
      <a className="skip-link" href="#main">
        {frame.skip}
      </a>
      <div className="bar relative line">
        <Link to="/" className="bar-home block">
          <Wordmark label={frame.home} />
        </Link>
        <nav aria-label={frame.main} className="bar-links from-1024">
          {navigation.links.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} className="bar-link relative strong block nowrap">
              {label}
            </NavLink>
          ))}
        </nav>
        <LanguageLinks className="bar-languages from-1024" />
        {hasProfile && <ButtonLink {...navigation.dashboard} look="second" size="small" className="from-1024" />}
        <ButtonLink {...navigation.action} size="small" className="from-1024" />
        <MobileMenu hasProfile={hasProfile} />
      </div>
    </header>
  )
}

/** Whether the visitor has a LinkHub page. The rest is loaded only for those who are logged in. */
function useHasProfile() {
  useEffect(() => {
    findOut().catch(() => hasProfileStore.write(false))
  }, [])
  return useSyncExternalStore(hasProfileStore.subscribe, hasProfileStore.read, () => false)
}

async function findOut() {
  if (!(await isLoggedIn())) return hasProfileStore.write(false)
  const remembered = recallHasProfile()
  if (remembered !== undefined) return hasProfileStore.write(remembered)
  const { fetchMyProfile } = await import('../platform/session.ts')
  await fetchMyProfile()
}

const MENU = 'mobile-menu'

/**
 * The navigation of small screens. The browser opens and closes it (popover), so it works without scripts;
 * they only close it when a link was followed.
 */
function MobileMenu({ hasProfile }: { hasProfile: boolean }) {
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => menu.current?.hidePopover()
  // It may have been opened before the app had started.
  useEffect(() => setOpen(menu.current?.matches(':popover-open') ?? false), [])
  return (
    <>
      <button
        type="button"
        className="bar-menu stack center until-1024"
        popoverTarget={MENU}
        aria-label={frame.menu}
        aria-expanded={isOpen}
        aria-controls={MENU}
      >
        <ThreadMark d="M4 7h8M17 7h7M4 14h8M17 14h7M4 21h8M17 21h7" size={[28, 28]} strokeWidth={3} />
      </button>
      <div
        id={MENU}
        ref={menu}
        popover="auto"
        className="menu full-width surface"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <div className="menu-top line between">
          <span className="bar-home block">
            <Wordmark label={(studio) => studio} />
          </span>
          <button
            type="button"
            className="bar-menu stack center until-1024"
            popoverTarget={MENU}
            popoverTargetAction="hide"
            aria-label={frame.closeMenu}
          >
            <X aria-hidden size={28} />
          </button>
        </div>
        <nav aria-label={frame.menu} className="stack items-start gap-4">
          {navigation.links.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} className="menu-link relative" onClick={close}>
              {label}
            </NavLink>
          ))}
          <div className="cluster above-24">
            <ButtonLink {...navigation.action} onClick={close} />
            {hasProfile && <ButtonLink {...navigation.dashboard} look="second" onClick={close} />}
          </div>
          {!hasProfile && (
            <p className="menu-account row gap-y-4 gap-x-20 above-24">
              <span>{navigation.account.heading}</span>
              {navigation.account.links.map(({ to, label }) => (
                <TextLink key={to} to={to} label={label} onClick={close} />
              ))}
            </p>
          )}
        </nav>
        <LanguageLinks className="gap-y-4 gap-x-20 above-24" />
      </div>
    </>
  )
}
