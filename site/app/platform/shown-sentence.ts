/**
 * What a screen may say about something that failed. Only refusals of our own carry a `sentence`, written for people;
 * the message of any other error is written for programmers: a list of what broke the contract, or a line of the browser.
 */
export function shownSentence(error: unknown, otherwise: string): string {
  const isOurs = typeof error === 'object' && error !== null && 'sentence' in error
  return isOurs && typeof error.sentence === 'string' ? error.sentence : otherwise
}
