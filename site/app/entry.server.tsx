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
import { hubFiles, renderHub, renderHubLost, renderHubNotice } from './linkhub/hub/hub-document.tsx'
import { fillPath } from './platform/api.ts'
import { DocumentContext } from './platform/document-parts.ts'
import type { EarlyCalls } from './platform/early-answers.ts'
import {
  createLoadContext,
  documentContext,
  editableContext,
  reportContext,
  settingsContext,
} from './platform/load-context.ts'
import askEarly from './startup/ask-early.ts?script'
import { readLinks } from './startup/read-links.ts'
import waiter from './startup/wait.ts?bundle'

/** For the process that serves this build, which has React and its router only by way of it. */
export const site = {
  createRequestHandler,
  createLoadContext,
  findPage,
  listSharedPaths,
  hubFiles,
  renderHub,
  renderHubLost,
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
  const parts = context.get(documentContext)
  const { nonce } = parts
  // A preview fetches its styles: the policy of the page around it knows none that stand in it.
  const isStyled = parts.startup.kind !== 'preview' && !import.meta.env.DEV
  const document = (
    <DocumentContext value={{ ...parts, waiter, ...(isStyled && { links: await readLinks(entry) }) }}>
      <ServerRouter
        context={isRefusedForm(entry) ? withErrorTitle(entry) : entry}
        url={request.url}
        {...(nonce !== undefined && { nonce })}
      />
    </DocumentContext>
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

/** The script that fetches the page's data early. With a query in the URL only the frames' calls are made. */
function writeEarlyCalls({ url }: Request, { staticHandlerContext, routeModules }: EntryContext, apiUrl: string) {
  const { matches } = staticHandlerContext
  const page = new URL(url).search ? undefined : matches.at(-1)
  const shown = matches.filter((match) => match.route.path === undefined || match === page)
  const calls = shown.flatMap(({ route }) => {
    // No route exports another handle.
    const handle = routeModules[route.id]?.handle as EarlyCalls | undefined
    return handle?.calls ?? []
  })
  if (calls.length === 0) return undefined
  const paths = calls.map((call) => fillPath(call, matches.at(-1)?.params))
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
