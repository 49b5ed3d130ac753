/** Labels of the message form on LinkHub pages. All languages are in each build. */
export const messageLabels = {
  /** What opens the form, by what its owner asks for. */
  leave: 'Leave me a message',
  news: 'Get my news',
  name: 'Your name',
  email: 'Your email address',
  phone: 'Or your number',
  /** Below the two fields before. */
  either: 'One of the two is enough. Write a number with its country code.',
  text: 'Your message',
  /** Beside the box that is never ticked beforehand. What was shown is kept word for word. */
  consent: (name: string) =>
    `Yes, ${name} may send me news: by email once I have confirmed it there, or to my number. I can have this deleted at any time.`,
  studio: 'I need a website too: the studio behind Creator LinkHub may contact me.',
  /** Who reads it, and for how long it is kept. */
  notice: (name: string) => `Only ${name} reads this. It is deleted after twelve months.`,
  send: 'Send',
  leaveBlank: 'Leave this blank',
}
