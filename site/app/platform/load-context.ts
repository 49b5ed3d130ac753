import type { SiteContent } from '@nokshi/contract/website/site-content.ts'
import { createContext, data, RouterContextProvider } from 'react-router'
import { type Api, type ApiFetch, ApiProblem, ApiUnreachable, createApi } from './api.ts'
import { describeStudio, type PublishedContent } from './describe-studio.ts'
import type { PageSettings, Settings } from './settings.ts'
import { writeBrandStyle } from './write-brand-style.ts'

/** How a page starts its app. */
export type Startup =
  | { kind: 'at-once' }
  /** Nothing of the page is rendered but the scripts that start it. */
  | { kind: 'scripts-only' }
  /** Never: it is looked at beside a form of the CRM. */
  | { kind: 'preview' }
  /** At the first interaction. `scripts` are those that start it. */
  | { kind: 'deferred'; scripts: string }

/** What the server hands to every request. */
export const apiContext = createContext<Api>()
export const settingsContext = createContext<PageSettings>()
export const contentContext = createContext<SiteContent>()
/** The colours of the brand, as a style sheet. */
export const brandStyleContext = createContext<string>()
export const nonceContext = createContext<string | undefined>()
export const startupContext = createContext<Startup>()
/** Whether the page leads to the forms of what it shows: for those who edit the website, and nobody else. */
export const editableContext = createContext(false)
export const reportContext = createContext<(error: unknown) => void>()

export interface RequestParts {
  /** Absent for a page that is the same for everybody: it asks nothing. */
  fetchApi?: ApiFetch
  settings: Settings
  published: PublishedContent
  /** Marks the scripts of this one page as ours. */
  nonce?: string | undefined
  /** Of a page that is the same for everybody. */
  startup?: Startup
  isEditable?: boolean
  report: (error: unknown) => void
}

export function createLoadContext(parts: RequestParts) {
  const { fetchApi, settings, published, nonce, startup = { kind: 'at-once' }, isEditable = false, report } = parts
  const context = new RouterContextProvider()
  if (fetchApi) context.set(apiContext, loaderApi(createApi(fetchApi)))
  context.set(settingsContext, { ...settings, studio: describeStudio(published) })
  context.set(contentContext, published.content)
  context.set(brandStyleContext, writeBrandStyle(published))
  context.set(nonceContext, nonce)
  context.set(startupContext, startup)
  context.set(editableContext, isEditable)
  context.set(reportContext, report)
  return context
}

/** A loader refuses with a status of its own: a missing profile is a page with status 404, not a crash with 500. */
function loaderApi(api: Api): Api {
  return (name, schema, ...input) => {
    const answer = api(name, schema, ...input)
    return name.startsWith('GET ') ? answer.catch(refuse) : answer
  }
}

function refuse(error: unknown): never {
  if (error instanceof ApiUnreachable) throw data({ sentence: error.sentence }, { status: 503 })
  if (error instanceof ApiProblem)
    throw data({ sentence: error.sentence }, { status: error.status < 500 ? error.status : 503 })
  throw error
}
