import type * as english from '../en/hub-labels.ts'

export const isDraft = true

export const hubLabels: typeof english.hubLabels = {
  direction: 'rtl',
  connect: 'تواصل معي',
  save: 'حفظ جهة الاتصال',
  report: 'الإبلاغ عن هذه الصفحة',
  madeWith: 'صُنعت باستخدام Creator LinkHub',
  socials: 'حسابات التواصل الاجتماعي',
  links: 'الروابط',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  portrait: (name) => `صورة ${name}`,
  seePage: 'إلى صفحة',
  lost: { title: 'الصفحة غير موجودة', text: 'لا شيء في هذا العنوان.' },
  out: { open: 'افتح الصفحة في متصفحك', copy: 'لفتح الصفحة في متصفحك، اضغط مطولًا على الرابط وانسخه.' },
}
