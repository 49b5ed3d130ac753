/**
 * Fetches the data of a screen behind a login while its scripts are loading. Runs in the document itself. If
 * it fails, the app makes each call itself.
 */
export function askEarly(apiUrl: string, language: string, paths: string[]) {
  const batch = fetch(`${apiUrl}/api/batch?${new URLSearchParams({ paths: paths.join(' ') })}`, {
    credentials: 'include',
    headers: { 'accept-language': language },
  }).then((answer): Promise<Record<string, { status: number; body: string }>> => answer.json())
  const find = async (path: string) => {
    const found = (await batch)[path]
    return found && new Response(found.body, found)
  }
  globalThis.earlyAnswers = new Map(paths.map((path) => [path, find(path).catch(() => undefined)]))
}
