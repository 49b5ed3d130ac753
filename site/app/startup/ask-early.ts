/**
 * Asks for what a screen behind a login shows while its scripts are on their way. Runs in the document itself. The first
 * path says who is there: nothing else is asked for somebody who is not logged in.
 */
export function askEarly(apiUrl: string, language: string, [first = '', ...rest]: string[]) {
  const ask = async (path: string) => {
    const headers = { 'accept-language': language }
    const answer = await fetch(apiUrl + path, { credentials: 'include', headers })
    // The copy is read, so that the answer arrives whole though nobody may want it.
    return { answer, copy: await answer.clone().text() }
  }
  const person = ask(first)
  const isKnown = person.then(({ answer, copy }) => answer.ok && JSON.parse(copy).loggedIn !== false)
  const askIfKnown = async (path: string) => ((await isKnown) ? ask(path) : undefined)
  globalThis.earlyAnswers = new Map(
    [[first, person] as const, ...rest.map((path) => [path, askIfKnown(path)] as const)].map(([path, asked]) => [
      path,
      asked.then((found) => found?.answer).catch(() => undefined),
    ]),
  )
}
