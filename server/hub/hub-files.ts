import type { StoredFile } from '../http/send-file.ts'
import { siteOf } from '../pages/render-page.ts'
import { compressed } from '../pages/site-files.ts'
import type { HubParts } from './hub-lookup.ts'

const SCRIPT = 'text/javascript; charset=utf-8'
const FOR_AN_HOUR = { 'Cache-Control': 'public, max-age=3600' }

/** Files that some hub pages load, at addresses that no page can have. */
export function createHubFiles({ loadBuild }: Pick<HubParts, 'loadBuild'>) {
  const known = new Map<string, Promise<StoredFile>>()

  return async (path: string) => {
    const { hubFiles } = siteOf(await loadBuild())
    const text = Object.hasOwn(hubFiles, path) ? hubFiles[path] : undefined
    if (text === undefined) return undefined
    const file = known.get(text) ?? compressed(Buffer.from(text), SCRIPT, FOR_AN_HOUR)
    known.set(text, file)
    return file
  }
}
