import { frame } from '@nokshi/content/frame.ts'
import { language } from '@nokshi/content/language.ts'
import { pathIn, type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'
import { useLocation, useMatches } from 'react-router'
import { apiUrl } from '../platform/api-url.ts'
import { readKeptUser } from '../platform/login-memory.ts'

const others = Object.values(siteLanguages).filter(({ code }) => code !== language.code)

/** The same page in the other languages. Plain links: another language is another build. */
export function LanguageLinks({ className = '' }: { className?: string }) {
  const path = usePath()
  return (
    <nav aria-label={frame.languages} className={`language-links wrap ${className}`}>
      {others.map((other) => (
        <a
          key={other.code}
          href={pathIn(other, path)}
          hrefLang={other.code}
          lang={other.code}
          dir={other.direction}
          className="inline-row tap-height"
          onClick={({ currentTarget }) => {
            // Kept pages know no query, so it is added here: a tab, or where a login leads.
            currentTarget.search = window.location.search
            keepLanguage(other.code)
          }}
        >
          {other.ownName}
        </a>
      ))}
    </nav>
  )
}

/** The account follows, for its mails and the next login. It is told while the browser leaves the page. */
function keepLanguage(language: SiteLanguage['code']) {
  if (readKeptUser() === null) return
  const headers = { 'content-type': 'application/json' }
  const call = { method: 'PATCH', headers, credentials: 'include', keepalive: true } as const
  fetch(apiUrl('/api/auth/language'), { ...call, body: JSON.stringify({ language }) }).catch(() => {})
}

/** A page that is not there is there in no language: then it is the home page. */
function usePath() {
  const { pathname } = useLocation()
  const page = useMatches().at(-1)
  const params = Object.keys(page?.params ?? {})
  const isKnown = params.length === 0 || (page?.loaderData !== undefined && !params.includes('*'))
  return isKnown ? pathname : '/'
}
