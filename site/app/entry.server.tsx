import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { createLoadContext, nonceContext, reportContext } from './platform/load-context.ts'
import { placeholders } from './platform/settings.ts'

/** For the process that serves this build: a context must be made with the keys that the build itself holds. */
export const site = { createLoadContext, placeholders }

/** Renders the whole page before the first byte leaves: a page that fails half-way can still say so in its status. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const nonce = context.get(nonceContext)
  const page = await renderToReadableStream(
    <ServerRouter context={entry} url={request.url} nonce={nonce} />,
    { nonce, signal: request.signal, onError: context.get(reportContext) },
  )
  await page.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(page, { status, headers })
}

export const handleError: HandleErrorFunction = (fault, { context, request }) => {
  if (!request.signal.aborted) context.get(reportContext)(fault)
}
