import { authPages } from '@nokshi/content/account.ts'
import type { Page } from '@nokshi/content/pages.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import quiltDark from '../../made/quilts/authentication-dark.svg?url'
import quiltLight from '../../made/quilts/authentication-light.svg?url'
import { ButtonLink } from '../ui/button.tsx'
import { ThemedPicture } from '../ui/themed-picture.tsx'
import { GateThread } from './gate-thread.tsx'
import './auth-page.css'

interface GateProps {
  page: Page
  text: string
  /** The page somebody may have been looking for instead. */
  other?: { question: string; label: string; to: string } | undefined
  /** The form. */
  children: ReactNode
}

/** The page around a form of an account: a quilt at the start edge, the lily rising behind the words, and the form. */
export function Gate({ page, text, other, children }: GateProps) {
  return (
    <div className="gate">
      <div className="gate-quilt quilt">
        <ThemedPicture
          address={{ light: quiltLight, dark: quiltDark }}
          width={640}
          height={900}
          fetchPriority="high"
        />
      </div>
      <div className="gate-words">
        <h1 className="display-1">{page.heading}</h1>
        <p className="lead">{text}</p>
      </div>
      <div className="gate-paper">
        {children}
        <div className="gate-ways">
          {other && (
            <p>
              {other.question}{' '}
              <Link to={other.to} className="gate-link">
                {other.label}
              </Link>
            </p>
          )}
          <ButtonLink to={authPages.back.to} look="second" size="small">
            {authPages.back.label}
          </ButtonLink>
        </div>
      </div>
      <GateThread />
    </div>
  )
}
