import { frame } from '@nokshi/content/frame.ts'
import { navigation } from '@nokshi/content/navigation.ts'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, NavLink } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { LanguageLinks } from './language-links.tsx'
import { Wordmark } from './wordmark.tsx'

const MENU = 'mobile-menu'

/**
 * The navigation of small screens. The browser opens and closes it (popover), so it works without scripts;
 * they only close it when a link was followed.
 */
export function MobileMenu({ hasProfile }: { hasProfile: boolean }) {
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
        <StitchedMenuIcon />
      </button>
      <div
        id={MENU}
        ref={menu}
        popover="auto"
        className="menu full-width cloth"
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
            <NavLink key={to} to={to} end={to === '/'} className="menu-link" onClick={close}>
              {label}
            </NavLink>
          ))}
          <div className="cluster above-24">
            <ButtonLink to={navigation.action.to} onClick={close}>
              {navigation.action.label}
            </ButtonLink>
            {hasProfile && (
              <ButtonLink to={navigation.dashboard.to} look="second" onClick={close}>
                {navigation.dashboard.label}
              </ButtonLink>
            )}
          </div>
          {!hasProfile && (
            <p className="menu-account row gap-y-4 gap-x-20 above-24">
              <span>{navigation.account.heading}</span>
              {navigation.account.links.map(({ to, label }) => (
                <Link key={to} to={to} onClick={close} className="inline-row tap-height strong underlined">
                  {label}
                </Link>
              ))}
            </p>
          )}
        </nav>
        <LanguageLinks className="above-24" />
      </div>
    </>
  )
}

function StitchedMenuIcon() {
  return (
    <svg
      aria-hidden="true"
      width="28"
      height="28"
      viewBox="0 0 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <path d="M4 7h8M17 7h7M4 14h8M17 14h7M4 21h8M17 21h7" />
    </svg>
  )
}
