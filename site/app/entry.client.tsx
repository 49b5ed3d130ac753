import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { BrandStyleContext, readBrandStyle } from './frame/brand-style.tsx'
import { readStartup, StartupContext } from './startup/app-scripts.tsx'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartupContext value={readStartup()}>
        <BrandStyleContext value={readBrandStyle()}>
          <HydratedRouter />
        </BrandStyleContext>
      </StartupContext>
    </StrictMode>,
  )
})
