import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { readStartup, StartupContext } from './startup/startup.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartupContext value={readStartup()}>
        <HydratedRouter />
      </StartupContext>
    </StrictMode>,
  )
})
