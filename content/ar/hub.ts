import * as english from '../hub.ts'

export const isDraft = true

export const hubLabels = english.hubLabels

export const hubNotices: typeof english.hubNotices = {
  loading: 'جارٍ تحميل الملف الشخصي…',
  missing: {
    title: 'الملف الشخصي غير موجود',
    // The mark keeps the sign before the name, which is written from left to right.
    text: (username) => `لا يوجد ملف شخصي باسم \u200e@${username}.`,
  },
  suspended: { title: 'أُزيلت هذه الصفحة', text: 'خالفت هذه الصفحة قواعد Creator LinkHub، فلم تعد متاحة لأحد.' },
  unreachable: {
    title: 'الصفحة غير متاحة الآن',
    text: 'تعذّر الوصول إلى خادمنا الآن. الصفحة ما زالت موجودة، فأعد المحاولة بعد دقيقة.',
  },
  back: { ...english.hubNotices.back, label: 'العودة إلى المنتجات' },
}

export const reportPage: typeof english.reportPage = {
  title: 'الإبلاغ عن صفحة',
  description: 'أخبرنا عن صفحة على LinkHub لا ينبغي أن تكون موجودة.',
  heading: 'الإبلاغ عن صفحة',
  text: 'أخبرنا ما المشكلة في صفحة',
  promise: 'كل بلاغ يقرؤه شخص من فريقنا، ولا يعرف صاحب الصفحة من أرسله.',
  reason: 'ما المشكلة؟',
  details: 'هل من تفاصيل تفيدنا؟',
  email: 'بريدك الإلكتروني',
  emailHint: 'فقط إن أردت أن نرد عليك.',
  submit: 'إرسال البلاغ',
  busy: 'جارٍ الإرسال…',
  failed: { title: 'لم يُرسل', text: 'لم يصلنا بلاغك.' },
  thanks: {
    heading: 'شكرًا لك، وصلنا بلاغك.',
    text: 'نراجع الصفحة خلال يوم عمل واحد، ونزيلها إن خالفت قواعدنا.',
    back: { ...english.reportPage.thanks.back, label: 'الصفحة الرئيسية' },
  },
}
