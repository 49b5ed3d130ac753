import * as english from '../form-outcome.ts'

export const isDraft = true

export const formNotice: typeof english.formNotice = {
  text: 'نحتفظ بما ترسله لنرد عليك، لا لشيء آخر.',
  link: { ...english.formNotice.link, label: 'كيف نتعامل مع بياناتك' },
}

export const formOutcome: typeof english.formOutcome = {
  received: { heading: 'وصلتنا رسالتك', reference: 'رقمك المرجعي هو', next: 'اذكره إن كتبت لنا مجددًا.' },
  unsent: {
    text: 'ما كتبته ما زال هنا، ويمكنك إعادة المحاولة. أو أرسله بطريقة أخرى:',
    email: 'أرسله بالبريد',
    whatsapp: 'أرسله عبر WhatsApp',
    subject: (studio: string) => `رسالة إلى ${studio}`,
  },
}
