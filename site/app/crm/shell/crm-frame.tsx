import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmMakes, crmPlaces } from '@nokshi/content/crm/shell.ts'
import { useQuery } from '@tanstack/react-query'
import { CloudOff, Handshake, Inbox, Plus, Sun, Users } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link, PrefetchPageLinks, useLocation, useNavigationType } from 'react-router'
import { loadActMenu } from '../../ui/act-menu.tsx'
import { fetchAhead, useFetched, useLater } from '../../ui/fetched.tsx'
import { loadSheet, Sheet } from '../../ui/sheet.tsx'
import { loadCrmDialog } from '../parts/crm-dialog.tsx'
import { inboxCountQuery } from '../records/crm-queries.ts'
import { PlaceLink } from '../records/place-link.tsx'
import { loadRecordField } from '../records/record-field.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { markEditor } from '../staff/mark-editor.ts'
import { CrmSide } from './crm-side.tsx'
import { LoginAgain, loadLoginAgain } from './login-again.tsx'
import { Reminders } from './reminders.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import './crm-frame.css'
import './crm-bar.css'
import { crmClient } from '../records/crm-client.ts'

const records = ['/crm/inbox', '/crm/deals', '/crm/contacts', '/crm/companies']

const pages = [...crmPlaces.map(({ to }) => to), '/crm/contacts/new', ...records.map((path) => `${path}/any`)]

const places = [
  { to: '/crm', label: 'Today', Icon: Sun },
  { to: '/crm/inbox', label: 'Inbox', Icon: Inbox },
  { to: '/crm/deals', label: 'Deals', Icon: Handshake },
  { to: '/crm/contacts', label: crmFrame.people, Icon: Users },
]

const loadPalette = () => import('../search/palette.tsx').then(({ Palette }) => Palette)

export function CrmFrame({ home, children }: { home: ReactNode; children: ReactNode }) {
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const openPalette = useCallback(() => setPaletteOpen(true), [])
  const openHelp = useCallback(() => setHelpOpen(true), [])
  const Palette = useFetched(loadPalette, isPaletteOpen, () => setPaletteOpen(false))
  useShortcuts({ openPalette, openHelp })
  useFocusOnNavigation()
  useAppBadge()
  useInboxTitle()
  const mayChange = useMayChange()
  useEffect(() => markEditor(mayChange), [mayChange])
  return (
    <div className="crm column">
      <a className="skip-link" href="#main">
        {crmFrame.skip}
      </a>
      <CrmSide home={home} onSearch={openPalette} onHelp={openHelp} />
      <main id="main" tabIndex={-1} className="crm-main min-width-0">
        <OfflineNotice />
        <Reminders />
        {children}
      </main>
      <CrmBar />
      {Palette && <Palette isOpen={isPaletteOpen} onOpenChange={setPaletteOpen} />}
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

/** How many submissions wait, on the icon of the installed app. Browsers without badges, or that refuse one, show none. */
function useAppBadge() {
  const { data: count } = useQuery(inboxCountQuery)
  useEffect(() => {
    if (count !== undefined) void setBadge(count)
  }, [count])
  // Whoever logs out leaves no number behind.
  useEffect(() => () => void setBadge(0), [])
}

async function setBadge(count: number) {
  if (!('setAppBadge' in navigator)) return
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {})
}

/** Where the thumb is, on a phone. */
function CrmBar() {
  const mayChange = useMayChange()
  const [isOpen, setOpen] = useState(false)
  return (
    <nav className="crm-bar stack paper fold-above until-900" aria-label={crmFrame.bar}>
      {places.map(({ to, label, Icon }) => (
        <PlaceLink key={to} to={to} label={label} className="crm-bar-place">
          <Icon aria-hidden size={22} />
        </PlaceLink>
      ))}
      {mayChange && (
        <button
          type="button"
          className="crm-bar-place crm-bar-add"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Plus aria-hidden size={22} />
          <span>{crmFrame.add}</span>
        </button>
      )}
      <Sheet title={crmFrame.add} closeLabel={crmFrame.close} isOpen={isOpen} onOpenChange={setOpen}>
        <ul className="crm-sheet-list stack above-8">
          {crmMakes.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="crm-sheet-item line gap-10 full-width" onClick={() => setOpen(false)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Sheet>
    </nav>
  )
}

/**
 * Fetches the code of the other screens once this one is there. Without a network they open all the same and say what is missing,
 * instead of leaving the app for an error page of the browser, and what was typed with it.
 */
function CrmPrefetch() {
  const [isReady, setReady] = useState(false)
  useLater(() => {
    setReady(true)
    void fetchAhead(loadPalette, loadSheet, loadCrmDialog, loadActMenu, loadRecordField, loadLoginAgain)
  })
  return isReady && pages.map((page) => <PrefetchPageLinks key={page} page={page} />)
}

/** A number in brackets before the title of the tab, as mail programs write it. What lists the inbox follows it at once. */
function useInboxTitle() {
  const { pathname } = useLocation()
  const { data: count } = useQuery(inboxCountQuery)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page writes another title
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '')
    document.title = count ? `(${count}) ${plain}` : plain
  }, [count, pathname])

  useEffect(() => {
    if (count === undefined) return
    for (const resource of ['inbox', 'today'])
      void crmClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === resource && queryKey[1] !== 'count',
      })
  }, [count])
}

function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!isOnline && (
        <p className="crm-offline line gap-10 strong cloth">
          <CloudOff aria-hidden size={18} className="flex-none" />
          {crmFrame.offline}
        </p>
      )}
    </div>
  )
}

function watch(reader: () => void) {
  window.addEventListener('online', reader)
  window.addEventListener('offline', reader)
  return () => {
    window.removeEventListener('online', reader)
    window.removeEventListener('offline', reader)
  }
}
