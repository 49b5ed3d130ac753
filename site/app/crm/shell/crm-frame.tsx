import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmMakes, crmPlaces } from '@nokshi/content/crm/shell.ts'
import { onlineManager, useQuery } from '@tanstack/react-query'
import { CloudOff, Handshake, Inbox, Plus, Sun, Users } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { Link, PrefetchPageLinks, useLocation, useNavigate, useNavigationType } from 'react-router'
import { loadActMenu } from '../../ui/act-menu.tsx'
import { fetchAhead, useFetched, useLater } from '../../ui/fetched.tsx'
import { loadSheet, Sheet } from '../../ui/sheet.tsx'
import { Notices } from '../notices/notices.tsx'
import { inboxCountQuery } from '../records/crm-queries.ts'
import { PlaceLink } from '../records/place-link.tsx'
import { loadRecordField } from '../records/record-field.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { markEditor } from '../staff/log-out.ts'
import { CrmSide } from './crm-side.tsx'
import { LoginAgain, loadLoginAgain } from './login-again.tsx'
import { Reminders } from './reminders.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'
import { type Keys, useKeys } from './single-keys.ts'
import { useUpdates } from './use-updates.ts'
import './crm-frame.css'
import './crm-bar.css'

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
  const [areNoticesOpen, setNoticesOpen] = useState(false)
  const openPalette = () => setPaletteOpen(true)
  const openHelp = () => setHelpOpen(true)
  const openNotices = () => setNoticesOpen(true)
  const Palette = useFetched(loadPalette, isPaletteOpen, () => setPaletteOpen(false))
  useKeys({ ...usePlaceKeys(), '/': openPalette, '?': openHelp, n: openNotices }, true)
  useSearchKey(openPalette)
  useUpdates()
  useFocusOnNavigation()
  useInboxCount()
  const mayChange = useMayChange()
  useEffect(() => markEditor(mayChange), [mayChange])
  return (
    <div className="crm column">
      <a className="skip-link" href="#main">
        {crmFrame.skip}
      </a>
      <CrmSide home={home} onSearch={openPalette} onNotices={openNotices} onHelp={openHelp} />
      <main id="main" tabIndex={-1} className="crm-main min-width-0">
        <OfflineNotice />
        <Reminders />
        {children}
      </main>
      <CrmBar />
      {Palette && <Palette isOpen={isPaletteOpen} onOpenChange={setPaletteOpen} />}
      <ShortcutHelp isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
      <Notices isOpen={areNoticesOpen} onClose={() => setNoticesOpen(false)} />
      <LoginAgain />
      <CrmPrefetch />
    </div>
  )
}

/** c, d, t add; g and a letter go. */
function usePlaceKeys(): Keys {
  const navigate = useNavigate()
  const mayChange = useMayChange()
  const places = crmPlaces.map(({ key, to }) => [`g ${key}`, () => void navigate(to)])
  const makes = crmMakes.map(({ key, to }) => [key, () => void navigate(to)])
  return Object.fromEntries([...places, ...(mayChange ? makes : [])])
}

/** ⌘K, or Ctrl and K, wherever the focus is. */
function useSearchKey(openPalette: () => void) {
  const open = useEffectEvent(openPalette)
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** Screen readers begin at the top of a new page; a filter in the URL makes no new page. */
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

/** How many submissions wait: on the icon of the installed app, and in brackets before the title of the tab. */
function useInboxCount() {
  const { pathname } = useLocation()
  const { data: count } = useQuery(inboxCountQuery)
  useEffect(() => {
    if (count !== undefined) void setBadge(count)
  }, [count])
  // Whoever logs out leaves no number behind.
  useEffect(() => () => void setBadge(0), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page writes another title
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '')
    document.title = count ? `(${count}) ${plain}` : plain
  }, [count, pathname])
}

async function setBadge(count: number) {
  if (!('setAppBadge' in navigator)) return
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {})
}

function CrmBar() {
  const mayChange = useMayChange()
  const [isOpen, setOpen] = useState(false)
  return (
    <nav className="crm-bar stack paper line-above until-900" aria-label={crmFrame.bar}>
      {places.map(({ to, label, Icon }) => (
        <PlaceLink key={to} to={to} label={label} className="stack center gap-2 crm-bar-place">
          <Icon aria-hidden size={22} />
        </PlaceLink>
      ))}
      {mayChange && (
        <button
          type="button"
          className="stack center gap-2 crm-bar-place crm-bar-add"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Plus aria-hidden size={22} />
          <span>{crmFrame.add}</span>
        </button>
      )}
      <Sheet title={crmFrame.add} closeLabel={crmFrame.close} isOpen={isOpen} onOpenChange={setOpen}>
        <ul className="lined-list stack above-8">
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
 * Fetches the code of the other screens once this one is shown. So without a network they open and say what
 * is missing. Otherwise the browser's error page would replace the app and what was typed in it.
 */
function CrmPrefetch() {
  const [isReady, setReady] = useState(false)
  useLater(() => {
    setReady(true)
    void fetchAhead(loadPalette, loadSheet, loadActMenu, loadRecordField, loadLoginAgain)
  })
  return isReady && pages.map((page) => <PrefetchPageLinks key={page} page={page} />)
}

function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
    () => true,
  )
  return (
    <div role="status">
      {!isOnline && (
        <p className="crm-notice line gap-10 strong surface">
          <CloudOff aria-hidden size={18} className="flex-none" />
          {crmFrame.offline}
        </p>
      )}
    </div>
  )
}
