/** Words of the dashboard about registrations and permits. */
export const registrations = {
  heading: 'Licences and registrations',
  text: 'Numbers that the law of some countries wants sellers and promoters to show. Your page says that they are your own statement until we have checked them. When you change the name or the address of your page, we check them again.',
  add: 'Add a licence or registration',
  kind: 'Kind',
  choose: 'Choose one',
  number: 'Number',
  numberHint: 'Letters, digits, hyphens and slashes, as on the paper.',
  endsOn: 'Valid until',
  endsOnHint: 'We send you a mail 30 days before. After that day your page no longer shows it.',
  stated: 'Not checked by us yet',
  checked: (day: string) => `Checked by us on ${day}`,
  until: (day: string) => `valid until ${day}`,
  ended: (day: string) => `ended on ${day}, not on your page any more`,
}
