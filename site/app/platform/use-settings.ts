import { useRouteLoaderData } from 'react-router'
import type { PageSettings } from './settings.ts'

const unknown: PageSettings = {
  ...{ siteUrl: '', apiUrl: '', notice: '' },
  studio: {
    ...{ name: '', shortName: '', email: '', phone: '', address: '', whatsapp: '', replyPromise: '' },
    ...{
      footer: { heading: '', columns: [], socials: [] },
      drawings: '',
      version: 0,
      wordmark: { width: 0, height: 0 },
      sharePicture: undefined,
    },
  },
}

export function useSettings(): PageSettings {
  // The loader of root.tsx returns them; its type cannot be imported here, for nobody imports the root.
  const loaded = useRouteLoaderData('root') as PageSettings | undefined
  return loaded ?? unknown
}

export function useStudio() {
  return useSettings().studio
}
