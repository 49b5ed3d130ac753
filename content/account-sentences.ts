/** Apart from content/account.ts: a file of plain texts is loaded piece by piece, and these are functions. */
export const accountSentences = {
  /** Where the account moves to its new address later. */
  movesLater: (email: string, day: string) =>
    `Your account moves to ${email} on ${day} at the earliest: until then the old mailbox can object. Then choose a new password: on the login page, follow “Forgotten your password?”.`,
  /** Where a move was stopped from the old mailbox. */
  moveStopped: (email: string) => `The move was stopped. Your account stays with ${email}.`,
  codesLeft: (number: number) => `${number} left`,
}
