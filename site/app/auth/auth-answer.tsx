import { type ReactNode, useEffect, useRef } from 'react'

interface GateAnswerProps {
  /** Whether it interrupts those who hear the page. */
  role: 'status' | 'alert'
  heading: string
  sentence: string
  text: string
  /** The way on from here. */
  children: ReactNode
}

/** Stands where the form was, and takes the focus. */
export function GateAnswer({ role, heading, sentence, text, children }: GateAnswerProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role={role} tabIndex={-1} className="gate-answer">
      <h2 className="display-2">{heading}</h2>
      <p className="lead">{sentence}</p>
      <p className="soft">{text}</p>
      <div>{children}</div>
    </div>
  )
}
