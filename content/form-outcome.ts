/** Says beside a submit button what happens with the words. */
export const formNotice = {
  text: 'We keep what you send in order to answer you, and for nothing else.',
  link: { label: 'How we treat your data', to: '/privacy' },
}

/** What a form says in the page after it was sent, or could not be. */
export const formOutcome = {
  received: {
    heading: 'We received it.',
    /** Goes before the reference. */
    reference: 'Your reference is',
    /** Before the promise of a reply. */
    next: 'Quote it if you write again.',
  },
  unsent: {
    text: 'What you wrote is still here, so you can try again. Or send it another way:',
    email: 'Send it by email',
    whatsapp: 'Send it by WhatsApp',
    subject: (studio: string) => `A message for ${studio}`,
  },
}
