import { useSearchParams } from 'react-router'

const tabs = ['links', 'appearance', 'analytics'] as const
type DashboardTab = (typeof tabs)[number]

/** Which tab is open stands in the address, so that it survives a reload and can be linked to. */
export function useDashboardTab() {
  const [search, setSearch] = useSearchParams()
  const open = tabs.find((tab) => tab === search.get('tab')) ?? 'links'

  function openTab(tab: DashboardTab) {
    setSearch({ tab }, { replace: true, preventScrollReset: true })
  }

  return [open, openTab] as const
}
