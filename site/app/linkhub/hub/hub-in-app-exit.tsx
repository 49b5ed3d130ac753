import { hubLabels } from '@nokshi/content/hub.ts'
import type { InAppExit } from '@nokshi/contract/linkhub/in-app-exit.ts'
import { hubAddress, type Profile } from '@nokshi/contract/linkhub.ts'
import css from './hub-in-app-exit.css?inline'

interface HubInAppExitProps {
  profile: Pick<Profile, 'username' | 'domain' | 'language'>
  siteUrl: string
  exit: InAppExit
}

/**
 * One line on a page that is seen inside an app, where logins are not remembered and files cannot be saved.
 * It brings its own style, so that other browsers load nothing more.
 */
export function HubInAppExit({ profile, siteUrl, exit }: HubInAppExitProps) {
  const { open, copy } = hubLabels[profile.language].out
  const address = hubAddress(siteUrl, profile)
  return (
    <>
      <style>{css}</style>
      {exit === 'copy' ? (
        <label className="hub-out">
          {copy} <input readOnly dir="ltr" value={address} />
        </label>
      ) : (
        <a className="hub-out" href={hrefOf[exit](address)}>
          {open}
        </a>
      )}
    </>
  )
}

const hrefOf: Record<Exclude<InAppExit, 'copy'>, (address: string) => string> = {
  instagram: (address) => `instagram://extbrowser/?url=${encodeURIComponent(address)}`,
  // Without a package, so that it opens the browser its owner has chosen.
  intent: (address) => address.replace(/^(https?):(.*)$/, 'intent:$2#Intent;scheme=$1;end'),
  safari: (address) => `x-safari-${address}`,
}
