import { crmFrame } from '@nokshi/content/crm/records.ts'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { Palette } from '../search/palette.tsx'
import { useAppBadge } from './app-badge.ts'
import { CrmBar } from './crm-bar.tsx'
import { CrmPrefetch } from './crm-prefetch.tsx'
import { CrmSide } from './crm-side.tsx'
import { useInboxTitle } from './inbox-title.ts'
import { LoginAgain } from './login-again.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { Reminders } from './reminders.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import './crm-frame.css'

interface CrmFrameProps {
  home: ReactNode
  /** The page. */
  children: ReactNode
}

export function CrmFrame({ home, children }: CrmFrameProps) {
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const openPalette = useCallback(() => setPaletteOpen(true), [])
  const openHelp = useCallback(() => setHelpOpen(true), [])
  useShortcuts({ openPalette, openHelp })
  useFocusOnNavigation()
  useAppBadge()
  useInboxTitle()
  return (
    <div className="crm">
      <a className="skip-link" href="#main">
        {crmFrame.skip}
      </a>
      <CrmSide home={home} onSearch={openPalette} onHelp={openHelp} />
      <main id="main" tabIndex={-1} className="crm-main">
        <OfflineNotice />
        <Reminders />
        {children}
      </main>
      <CrmBar />
      <Palette isOpen={isPaletteOpen} onOpenChange={setPaletteOpen} />
      <ShortcutHelp isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
      <LoginAgain />
      <CrmPrefetch />
    </div>
  )
}

/** Those who hear the page begin at its top when it is another one; a filter in the address is no other page. */
function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (navigation !== 'POP') document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, navigation])
}
