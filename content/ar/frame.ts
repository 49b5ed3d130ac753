import * as english from '../frame.ts'

export const isDraft = true

export const frame: typeof english.frame = {
  skip: 'انتقل إلى المحتوى',
  main: 'القائمة الرئيسية',
  menu: 'القائمة',
  closeMenu: 'إغلاق القائمة',
  home: (studio) => `${studio}، الرئيسية`,
  languages: 'اللغات',
  portraitOf: (name) => `صورة ${name}`,
  moreAbout: (name) => `المزيد عن ${name}`,
  dismiss: 'إخفاء',
  failed: {
    title: 'حدث خطأ ما',
    text: 'الخطأ من جانبنا. أعد المحاولة بعد قليل.',
    back: { ...english.frame.failed.back, label: 'العودة إلى الرئيسية' },
    offline: 'لا يوجد اتصال بالإنترنت. أعد المحاولة عند عودة الاتصال.',
    unreachable: 'تعذّر الوصول إلى خادمنا الآن. أعد المحاولة بعد قليل.',
  },
}
