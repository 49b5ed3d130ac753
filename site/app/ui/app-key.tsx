import { appKey as labels } from '@nokshi/content/account.ts'
import { copyToClipboard } from './browser/clipboard.ts'
import { SmallButton } from './button.tsx'
import { Fetched } from './fetched.tsx'
import { notify, notifyProblem } from './notices/notify.ts'
import './recovery-code-list.css'

const loadQr = () => import('./qr-picture.tsx').then(({ QrPicture }) => QrPicture)

/** First for the app on this phone: by link (otpauth) or by key. The picture is for an app on another phone. */
export function AppKey({ uri }: { uri: string }) {
  const key = new URL(uri).searchParams.get('secret') ?? ''
  async function copy() {
    if (await copyToClipboard(key)) notify(labels.copied)
    else notifyProblem(labels.notCopied)
  }
  return (
    <>
      <a href={uri} className="button button-second">
        {labels.open}
      </a>
      <div>
        <p>
          {labels.key}{' '}
          <code className="app-key" dir="ltr">
            {key.match(/.{1,4}/g)?.join(' ')}
          </code>
        </p>
        <SmallButton onClick={() => void copy()}>{labels.copy}</SmallButton>
      </div>
      <p>{labels.scan}</p>
      <Fetched load={loadQr} with={{ text: uri, alt: labels.scanAlt }} />
    </>
  )
}
