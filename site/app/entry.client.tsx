import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { readBrandStyle } from './frame/brand-style.tsx'
import { DocumentContext } from './platform/document-parts.ts'
import { readStartup } from './startup/app-scripts.tsx'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <DocumentContext value={{ startup: readStartup(), brandStyle: readBrandStyle() }}>
        <HydratedRouter />
      </DocumentContext>
    </StrictMode>,
  )
})
