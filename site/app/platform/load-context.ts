import { dyesOf, rolesOf, type Theme } from '@nokshi/contract/website/palette.ts'
import type { SiteContent } from '@nokshi/contract/website/site-content.ts'
import { createContext, data, RouterContextProvider } from 'react-router'
import { type Api, type ApiFetch, ApiProblem, ApiUnreachable, createApi } from './api.ts'
import type { DocumentParts } from './document-parts.ts'
import { describeStudio, type PageSettings, type PublishedContent, type Settings } from './settings.ts'

/** What the server hands to every request. */
export const apiContext = createContext<Api>()
export const settingsContext = createContext<PageSettings>()
export const contentContext = createContext<SiteContent>()
export const documentContext = createContext<DocumentParts>()
/** Whether the page leads to the forms of what it shows: for those who edit the website, and nobody else. */
export const editableContext = createContext(false)
/** Differs where a build or the published content does. */
export const releaseContext = createContext('')
export const reportContext = createContext<(error: unknown) => void>()

export interface RequestParts extends Partial<Pick<DocumentParts, 'startup' | 'nonce'>> {
  /** Absent for a page that is the same for everybody: it asks nothing. */
  fetchApi?: ApiFetch
  settings: Settings
  published: PublishedContent
  isEditable?: boolean
  release?: string
  report: (error: unknown) => void
}

export function createLoadContext(parts: RequestParts) {
  const {
    fetchApi,
    settings,
    published,
    nonce,
    startup = { kind: 'at-once' },
    isEditable = false,
    release = '',
    report,
  } = parts
  const context = new RouterContextProvider()
  if (fetchApi) context.set(apiContext, loaderApi(createApi(fetchApi)))
  context.set(settingsContext, { ...settings, studio: describeStudio(published) })
  context.set(contentContext, published.content)
  context.set(documentContext, { startup, nonce, brandStyle: writeBrandStyle(published) })
  context.set(editableContext, isEditable)
  context.set(releaseContext, release)
  context.set(reportContext, report)
  return context
}

/** A loader refuses with its own status: a missing profile is a page with 404, not a crash with 500. */
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

function writeBrandStyle({ content, drawings }: PublishedContent) {
  const { colours } = content
  const drawn = (name: string, variant: string, file: string) => ({
    [`drawn-${name}`]: `url(${drawings}/${variant}/${file}.svg)`,
  })
  const theme = (name: Theme) => ({
    ...rolesOf(colours, name),
    ...drawn('leaves', name, 'quilts/leaves'),
    ...drawn('not-found', name, 'quilts/not-found'),
    ...drawn('border', name, 'motifs/border'),
  })
  const swatches = { ...drawn('chain', 'panel', 'swatches/chain'), ...drawn('running', 'panel', 'swatches/running') }
  const light = writeRule({ 'color-scheme': 'light' }, { ...dyesOf(colours), ...swatches, ...theme('light') })
  const dark = writeRule({ 'color-scheme': 'dark' }, theme('dark'))
  return `${light}@media (prefers-color-scheme:dark){${dark}}${keepFocus(content)}`
}

/** Cropped photos keep their focal point. Here, because the pages' policy allows no style attribute. */
function keepFocus({ team, testimonials, caseStudies }: SiteContent) {
  const shown = [...team, ...testimonials, ...caseStudies.map(({ cover }) => cover)]
  const rules = shown.flatMap(({ photo }) => {
    if (!photo || (photo.focus.x === 0.5 && photo.focus.y === 0.5)) return []
    return `img[src*="${photo.id}"]{object-position:${photo.focus.x * 100}% ${photo.focus.y * 100}%}`
  })
  return rules.join('')
}

function writeRule(properties: Record<string, string>, variables: Record<string, string>) {
  const lines = [
    ...Object.entries(properties).map(([name, value]) => `${name}:${value}`),
    ...Object.entries(variables).map(([name, value]) => `--${name}:${value}`),
  ]
  return `:root{${lines.join(';')}}`
}
