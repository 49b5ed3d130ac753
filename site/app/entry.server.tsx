import { formLabels } from '@nokshi/content/forms.ts'
import { language } from '@nokshi/content/language.ts'
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
import { fillPath } from './platform/api.ts'
import {
  brandStyleContext,
  createLoadContext,
  editableContext,
  nonceContext,
  reportContext,
  settingsContext,
  startupContext,
} from './platform/load-context.ts'
import askEarly from './startup/ask-early.ts?script'
import { StartupContext, WaiterContext } from './startup/startup.ts'
import waiter from './startup/wait.ts?bundle'
import { withStyles } from './startup/with-styles.tsx'

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
  const document = (
    <StartupContext value={startup}>
      <WaiterContext value={waiter}>
        {/* A preview fetches its styles: the policy of the page around it knows none that stand in it. */}
        {startup.kind === 'preview' || import.meta.env.DEV ? router : await withStyles(entry, router, nonce)}
      </WaiterContext>
    </StartupContext>
  )
  const page = await renderToReadableStream(document, {
    ...(nonce !== undefined && { nonce }),
    bootstrapScriptContent: context.get(editableContext)
      ? editLinks
      : writeEarlyCalls(request, entry, context.get(settingsContext).apiUrl),
    signal: request.signal,
    // Whoever asked may be gone by now, which is no error of the page.
    onError: (error) => {
      if (!request.signal.aborted) context.get(reportContext)(error)
    },
  })
  await page.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(page, { status, headers })
}

/** The script that asks for the data of the page. With a query in its address a page asks for something else. */
function writeEarlyCalls({ url }: Request, { staticHandlerContext }: EntryContext, apiUrl: string) {
  const { pathname, search } = new URL(url)
  const calls = search ? [] : (findPage(pathname)?.calls ?? [])
  if (calls.length === 0) return undefined
  const params = staticHandlerContext.matches.at(-1)?.params
  const paths = calls.map((call) => fillPath(call, params))
  return `(${askEarly})(${[apiUrl, language.code, paths].map((part) => JSON.stringify(part))})`
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
