import { type ReactNode, useEffect, useRef } from 'react'
import { ButtonLink } from '../ui/button.tsx'

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
      <div>{action ? <ButtonLink to={action.to}>{action.label}</ButtonLink> : children}</div>
    </div>
  )
}
