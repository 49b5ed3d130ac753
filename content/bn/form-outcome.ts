import * as english from '../form-outcome.ts'

export const isDraft = true

export const formNotice: typeof english.formNotice = {
  text: 'যা পাঠান, তা রাখি শুধু আপনাকে উত্তর দেওয়ার জন্য, অন্য কিছুর জন্য নয়।',
  link: { ...english.formNotice.link, label: 'আপনার তথ্য কীভাবে রাখি' },
}

export const formOutcome: typeof english.formOutcome = {
  received: { heading: 'আমরা পেয়েছি।', reference: 'আপনার রেফারেন্স', next: 'আবার লিখলে এটি উল্লেখ করবেন।' },
  unsent: {
    text: 'আপনার লেখা এখানেই আছে, আবার চেষ্টা করতে পারেন। অথবা অন্যভাবে পাঠান:',
    email: 'ইমেইলে পাঠান',
    whatsapp: 'WhatsApp-এ পাঠান',
    subject: (studio: string) => `${studio}-এর জন্য একটি মেসেজ`,
  },
}
