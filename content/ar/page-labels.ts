import * as english from '../page-labels.ts'

export const isDraft = true

export const linkhubPages: typeof english.linkhubPages = {
  '/create-linkhub': {
    title: 'أنشئ صفحتك | Creator LinkHub',
    description: 'صورة وبضع كلمات وروابطك: صفحة لك خلال دقائق، مجانًا.',
    heading: 'أنشئ صفحتك',
  },
  '/login': {
    title: 'تسجيل الدخول | Creator LinkHub',
    description: 'سجّل الدخول لتعديل صفحتك على LinkHub والاطلاع على زياراتها.',
    heading: 'الدخول إلى LinkHub',
  },
  '/register': {
    title: 'إنشاء حساب | Creator LinkHub',
    description: 'بريد إلكتروني وكلمة مرور: هذا كل ما يلزم لصفحة مجانية على LinkHub.',
    heading: 'إنشاء حساب',
  },
  '/forgot-password': {
    title: 'نسيت كلمة المرور | Creator LinkHub',
    description: 'اطلب رسالة فيها رابط لاختيار كلمة مرور جديدة.',
    heading: 'نسيت كلمة المرور؟',
  },
  '/reset-password': {
    title: 'كلمة مرور جديدة | Creator LinkHub',
    description: 'اختر كلمة مرور جديدة لحسابك على LinkHub عبر الرابط الذي في رسالتنا.',
    heading: 'اختر كلمة مرور جديدة',
  },
  '/verify-email': {
    title: 'تأكيد البريد الإلكتروني | Creator LinkHub',
    description: 'أكّد بريد حسابك على LinkHub عبر الرابط الذي في رسالتنا.',
    heading: 'تأكيد بريدك',
  },
  '/account': {
    title: 'حسابك | Creator LinkHub',
    description: 'غيّر بريدك وكلمة مرورك، واعرف أين سجّلت الدخول، ونزّل بياناتك.',
    heading: 'الحساب',
  },
  '/dashboard': {
    title: 'لوحة التحكم | Creator LinkHub',
    description: 'عدّل روابطك ومظهر صفحتك، واعرف كم زائرًا جاءك.',
    heading: 'لوحة التحكم',
  },
}

export const notFound: typeof english.notFound = {
  heading: 'الصفحة غير موجودة',
  text: 'الصفحة التي تبحث عنها غير موجودة أو ما زالت قيد الإنشاء.',
  action: { ...english.notFound.action, label: 'إلى الرئيسية' },
}

export const legalLabels: typeof english.legalLabels = { contents: 'في هذه الصفحة', updatedOn: 'آخر تعديل في' }
