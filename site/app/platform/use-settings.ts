import { useRouteLoaderData } from 'react-router'
import type { Settings } from './settings.ts'

const unknown: Settings = { siteUrl: '', apiUrl: '', notice: '' }

/** The settings of the running server, as root.tsx loaded them. */
export function useSettings(): Settings {
  // The loader of root.tsx returns them; its type cannot be imported here, for nobody imports the root.
  const loaded = useRouteLoaderData('root') as Settings | undefined
  return loaded ?? unknown
}
