import type * as english from '../en/hub-message-labels.ts'

export const isDraft = true

export const messageLabels: typeof english.messageLabels = {
  leave: 'اترك لي رسالة',
  news: 'تابع أخباري',
  name: 'اسمك',
  email: 'بريدك الإلكتروني',
  phone: 'أو رقمك',
  either: 'يكفي أحدهما. اكتب الرقم مع رمز البلد.',
  text: 'رسالتك',
  consent: (name) =>
    `نعم، أوافق على أن تصلني أخبار ${name} بالبريد بعد أن أؤكد ذلك فيه، أو على رقمي، ويمكنني حذف ذلك في أي وقت.`,
  studio: 'أحتاج إلى موقع أيضًا، وأوافق على أن يتواصل معي الاستوديو صاحب Creator LinkHub.',
  notice: (name) => `لا يقرأ هذا إلا ${name}، ويُحذف بعد اثني عشر شهرًا.`,
  send: 'إرسال',
  leaveBlank: 'اترك هذه الخانة فارغة',
}
