import './auth-page.css'
import { authPages } from '@nokshi/content/account.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { ButtonLink, TextLink } from '../ui/button.tsx'
import { NeedleAndThread } from '../ui/pictures/needle-and-thread.tsx'
import { Quilt } from '../ui/pictures/themed-picture.tsx'

interface AuthPageProps {
  page: { heading: string }
  text: string
  other?: { question: string; label: string; to: string } | undefined
  children: ReactNode
}

export function AuthPage({ page, text, other, children }: AuthPageProps) {
  return (
    <div className="auth-page column">
      <Quilt className="auth-quilt" drawing="quilts/authentication" fetchPriority="high" />
      <div className="auth-words relative stack gap-12 paper">
        <h1 className="display-1">{page.heading}</h1>
        <p className="lead">{text}</p>
      </div>
      <div className="auth-paper">
        {children}
        <div className="auth-links row between gap-16 gap-x-24 above-24">
          {other && (
            <p>
              {other.question} <TextLink to={other.to} label={other.label} />
            </p>
          )}
          <ButtonLink {...authPages.back} look="second" size="small" />
        </div>
      </div>
      <NeedleAndThread
        className="auth-thread mirrored from-1024"
        width={1000}
        sewn="M4 66C90 58 190 76 300 68S420 64 470 70"
        loose="M478 70C560 78 660 92 716 62C764 34 742-4 712 6C680 18 700 72 770 72C820 72 842 54 886 56"
        needle="translate(882 56) rotate(-7)"
      />
    </div>
  )
}

interface AuthAnswerProps {
  role: 'status' | 'alert'
  labels: { heading: string; text: string; action?: { to: string; label: string } }
  sentence: string
  children?: ReactNode
}

export function AuthAnswer({ role, labels: { heading, text, action }, sentence, children }: AuthAnswerProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role={role} tabIndex={-1} className="auth-answer stack gap-16">
      <h2 className="display-2">{heading}</h2>
      <p className="lead">{sentence}</p>
      <p className="soft">{text}</p>
      <div>{action ? <ButtonLink {...action} /> : children}</div>
    </div>
  )
}
