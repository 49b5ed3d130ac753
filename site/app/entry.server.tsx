import { formLabels } from '@nokshi/content/forms.ts'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  type MetaFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import editLinks from './crm/website/website-edit-links.ts?bundle'
import { findPage, listSharedPaths } from './find-page.ts'
import { BrandStyleContext } from './frame/brand-style.tsx'
import { hubFiles, renderHub, renderHubNotice } from './linkhub/hub/hub-document.tsx'
import {
  brandStyleContext,
  createLoadContext,
  editableContext,
  nonceContext,
  reportContext,
  type Startup,
  startupContext,
} from './platform/load-context.ts'
import { sharedPage } from './startup/shared-page.tsx'
import { StartupContext } from './startup/startup.ts'

/** For the process that serves this build, which has React and its router only by way of it. */
export const site = {
  createRequestHandler,
  createLoadContext,
  findPage,
  listSharedPaths,
  hubFiles,
  renderHub,
  renderHubNotice,
}

/** Renders the whole page before the first byte leaves: one that fails half-way can say so in its status. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const nonce = context.get(nonceContext)
  const startup = context.get(startupContext)
  const router = (
    <BrandStyleContext value={{ css: context.get(brandStyleContext), nonce }}>
      <ServerRouter
        context={isRefusedForm(entry) ? withErrorTitle(entry) : entry}
        url={request.url}
        {...(nonce !== undefined && { nonce })}
      />
    </BrandStyleContext>
  )
  const page = await renderToReadableStream(startup ? await withStartup(entry, startup, router) : router, {
    ...(nonce !== undefined && { nonce }),
    ...(context.get(editableContext) && { bootstrapScriptContent: editLinks }),
    signal: request.signal,
    onError: context.get(reportContext),
  })
  await page.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(page, { status, headers })
}

/** A preview fetches its styles: the policy of the page around it knows none that stand in it. */
function withStartup(entry: EntryContext, startup: Startup, router: ReactNode) {
  if (startup.kind === 'preview') return <StartupContext value={startup}>{router}</StartupContext>
  return sharedPage(entry, startup, router)
}

function isRefusedForm({ staticHandlerContext: { actionData } }: EntryContext) {
  return Object.values(actionData ?? {}).some((answer) => answer?.errors !== undefined)
}

/** Screen readers learn from the title that something is to be fixed; `meta` gets no answer of a form. */
function withErrorTitle(entry: EntryContext): EntryContext {
  const modules = Object.entries(entry.routeModules).map(([id, module]) => {
    const meta: MetaFunction = (args) =>
      module
        ?.meta?.(args)
        ?.map((tag) => (tag && 'title' in tag ? { ...tag, title: formLabels.error + tag.title } : tag))
    return [id, module?.meta ? { ...module, meta } : module]
  })
  return { ...entry, routeModules: Object.fromEntries(modules) }
}

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted) context.get(reportContext)(error)
}
