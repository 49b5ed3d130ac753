import type { ReactNode } from 'react'
import { Quilt } from '../ui/pictures/themed-picture.tsx'
import './page-header.css'

interface PageHeaderProps {
  heading: string
  lead?: string
  /** A drawing of art/drawings/quilts. */
  quilt: string
  /** Where the quilt hangs: off the end edge, off the start edge, or as a band above the words. */
  hang?: 'end' | 'start' | 'band'
  children?: ReactNode
}

export function PageHeader({ heading, lead, quilt, hang = 'end', children }: PageHeaderProps) {
  return (
    <div className={`page-header column page-header-${hang}`}>
      <div className="page-header-words words column">
        <h1 className="display-1">{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
      <Quilt className="page-header-quilt" drawing={`quilts/${quilt}`} fetchPriority="high" />
    </div>
  )
}
