import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmPlaces } from '@nokshi/content/crm/shell.ts'
import { Keyboard, LogOut, Menu, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { IconButton } from '../../ui/icon-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { NoticeBell } from '../notices/notice-bell.tsx'
import { PlaceLink, WaitingCount } from '../records/place-link.tsx'
import { useMe } from '../staff/crm-me.ts'
import { useFurtherPlaces } from '../staff/further-places.ts'
import { logOut } from '../staff/log-out.ts'
import './crm-side.css'

interface CrmSideProps {
  home: ReactNode
  onSearch: () => void
  onNotices: () => void
  onHelp: () => void
}

/** Along the start edge on a wide screen; on a phone a row on top, and the places are in the bar below. */
export function CrmSide({ home, onSearch, onNotices, onHelp }: CrmSideProps) {
  const me = useMe()
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <header className="crm-side line gap-8 line-below">
      {home}
      <button type="button" className="crm-search center rounded" onClick={onSearch}>
        <Search aria-hidden size={18} />
        <span className="sr-only-until-900">{crmFrame.search}</span>
        <span aria-hidden="true" className="crm-key center">
          {/Mac|iPhone|iPad/.test(navigator.platform) ? crmFrame.searchKey.mac : crmFrame.searchKey.other}
        </span>
      </button>
      <NoticeBell onOpen={onNotices} />
      <IconButton
        icon={Menu}
        size={24}
        className="until-900"
        label={crmFrame.menu}
        aria-haspopup="dialog"
        onClick={() => setMenuOpen(true)}
      />
      <nav className="stack from-900 gap-2" aria-label={crmFrame.nav}>
        {crmPlaces.map((place) => (
          <PlaceLink key={place.to} to={place.to} label={place.label} className="crm-place line gap-8 strong" />
        ))}
      </nav>
      <div className="crm-who row from-900">
        <Link to="/crm/settings?tab=me" className="crm-who-name soft micro break-anywhere hover-underlined">
          <bdi>{me.name}</bdi>, {crmFrame.roles[me.role]}
        </Link>
        <IconButton icon={LogOut} size={18} label={crmFrame.logout} onClick={() => void logOut()} />
        <IconButton icon={Keyboard} size={18} label={crmFrame.shortcuts} onClick={onHelp} />
      </div>
      <CrmMenu isOpen={isMenuOpen} onOpenChange={setMenuOpen} />
    </header>
  )
}

function CrmMenu({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const me = useMe()
  const places = [...crmPlaces, ...useFurtherPlaces(), { to: '/crm/settings?tab=me', label: crmFrame.account }]
  return (
    <Sheet title={crmFrame.menu} closeLabel={crmFrame.close} isOpen={isOpen} onOpenChange={onOpenChange}>
      <p className="soft">
        <bdi>{me.name}</bdi>, {crmFrame.roles[me.role]}
      </p>
      <ul className="lined-list stack above-8">
        {places.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="crm-sheet-item line gap-10 full-width" onClick={() => onOpenChange(false)}>
              {label}
              <WaitingCount to={to} />
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className="crm-sheet-item line gap-10 full-width" onClick={() => void logOut()}>
            <LogOut aria-hidden size={18} />
            {crmFrame.logout}
          </button>
        </li>
      </ul>
    </Sheet>
  )
}
