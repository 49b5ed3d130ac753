import { authPages } from '@nokshi/content/account.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { NeedleAndThread } from '../ui/pictures/needle-and-thread.tsx'
import { Quilt } from '../ui/pictures/themed-picture.tsx'
import './auth-page.css'

interface AuthPageProps {
  page: { heading: string }
  text: string
  other?: { question: string; label: string; to: string } | undefined
  children: ReactNode
}

export function AuthPage({ page, text, other, children }: AuthPageProps) {
  return (
    <div className="auth-page column">
      <Quilt className="auth-quilt" drawing="quilts/authentication" width={640} height={900} fetchPriority="high" />
      <div className="auth-words stack gap-12 paper">
        <h1 className="display-1">{page.heading}</h1>
        <p className="lead">{text}</p>
      </div>
      <div className="auth-paper">
        {children}
        <div className="auth-links row between above-32">
          {other && (
            <p>
              {other.question}{' '}
              <Link to={other.to} className="auth-link strong underlined">
                {other.label}
              </Link>
            </p>
          )}
          <ButtonLink to={authPages.back.to} look="second" size="small">
            {authPages.back.label}
          </ButtonLink>
        </div>
      </div>
      <NeedleAndThread
        className="auth-thread from-1024"
        width={1000}
        sewn="M4 66C90 58 190 76 300 68S420 64 470 70"
        loose="M478 70C560 78 660 92 716 62C764 34 742-4 712 6C680 18 700 72 770 72C820 72 842 54 886 56"
        needle="translate(882 56) rotate(-7)"
      />
    </div>
  )
}
