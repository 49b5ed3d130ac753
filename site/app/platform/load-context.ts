import { createContext, data, RouterContextProvider } from 'react-router'
import { type Api, type ApiFetch, ApiProblem, ApiUnreachable, createApi } from './api.ts'
import { placeholders, type Settings } from './settings.ts'

/** What the server hands to every request. Prerendering hands over nothing, so it sees the defaults. */
export const apiContext = createContext<Api>()
export const settingsContext = createContext<Settings>(placeholders)
export const nonceContext = createContext('')
export const reportContext = createContext<(error: unknown) => void>((error) => {
  throw error
})

export interface RequestParts {
  fetchApi: ApiFetch
  settings: Settings
  /** Marks the scripts of this one page as ours. */
  nonce: string
  report: (error: unknown) => void
}

export function createLoadContext({ fetchApi, settings, nonce, report }: RequestParts) {
  const context = new RouterContextProvider()
  context.set(apiContext, loaderApi(createApi(fetchApi)))
  context.set(settingsContext, settings)
  context.set(nonceContext, nonce)
  context.set(reportContext, report)
  return context
}

/** A loader refuses with a status of its own: a missing profile is a page with status 404, not a crash with 500. */
function loaderApi(api: Api): Api {
  return { ...api, get: (path, schema) => api.get(path, schema).catch(refuse) }
}

function refuse(error: unknown): never {
  if (error instanceof ApiUnreachable) throw data({ sentence: error.sentence }, { status: 503 })
  if (error instanceof ApiProblem)
    throw data({ sentence: error.sentence }, { status: error.status < 500 ? error.status : 503 })
  throw error
}
