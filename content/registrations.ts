/** Words of the dashboard about registrations and permits. */
export const registrations = {
  heading: 'Licences and registrations',
  text: 'Some countries require sellers and promoters to show these numbers. Until we have checked a number, your page says that it is your own statement. When you change the name or the address of your page, we check it again.',
  add: 'Add a licence or registration',
  kind: 'Kind',
  choose: 'Choose one',
  number: 'Number',
  numberHint: 'Letters, digits, hyphens and slashes, as on the document.',
  endsOn: 'Valid until',
  endsOnHint: 'We email you 30 days before. After that day your page no longer shows it.',
  stated: 'Not checked by us yet',
  checked: (day: string) => `Checked by us on ${day}`,
  until: (day: string) => `valid until ${day}`,
  ended: (day: string) => `ended on ${day}, not on your page any more`,
}
