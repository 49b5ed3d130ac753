/**
 * What a screen may say about something that failed. Only refusals of our own carry a `sentence`, written for people;
 * the message of any other error is written for programmers: a list of what broke the contract, or a line of the browser.
 */
export function shownSentence(fault: unknown, otherwise: string): string {
  const isOurs = typeof fault === 'object' && fault !== null && 'sentence' in fault
  return isOurs && typeof fault.sentence === 'string' ? fault.sentence : otherwise
}
