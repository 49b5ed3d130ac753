import type * as english from '../forms.ts'

export const isDraft = true

export const formLabels: typeof english.formLabels = {
  error: 'خطأ: ',
  problem: 'يوجد ما يحتاج إلى تصحيح',
  leaveBlank: 'اترك هذه الخانة فارغة',
  serverError: 'خطأ في الخادم',
  submitting: 'جارٍ الإرسال…',
  optional: 'اختياري',
}

export const leadForm: typeof english.leadForm = {
  received: { title: 'تم الإرسال', text: 'وصلتنا رسالتك.' },
  failed: { title: 'لم تُرسل', text: 'تعذّر إرسال رسالتك.' },
  submit: 'إرسال',
  name: 'الاسم',
  contact: 'وسيلة التواصل',
  contactExample: 'البريد الإلكتروني أو رقم الهاتف',
  type: 'الموضوع',
  chooseType: 'اختر الموضوع',
  businessName: 'اسم النشاط التجاري',
  location: 'المدينة والدولة',
  locationExample: 'الرياض، السعودية',
  comment: 'رسالتك',
  commentExample: 'أي تفاصيل إضافية…',
  types: { 'web development': 'تطوير المواقع', marketing: 'التسويق', invest: 'الاستثمار', other: 'أمر آخر' },
}

export const projectRequestForm: typeof english.projectRequestForm = {
  received: { title: 'وصل طلب مشروعك!', text: 'سنعود إليك قريبًا. شكرًا لك!' },
  refused: { title: 'تعذّر إرسال الطلب.', text: 'راجع بياناتك وأعد المحاولة.' },
  unreachable: { title: 'خطأ في الخادم.', text: 'تعذّر الاتصال بالخادم. أعد المحاولة لاحقًا.' },
  submit: 'إرسال الطلب',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  company: 'الشركة',
  projectType: 'نوع المشروع',
  chooseProjectType: 'اختر نوع المشروع',
  description: 'الوصف',
  budget: 'الميزانية',
  chooseBudget: 'اختر الميزانية',
  projectTypes: {
    'full-stack-development': 'تطوير متكامل',
    ecommerce: 'متجر إلكتروني',
    'web-app': 'تطبيق ويب',
    'ui-ux': 'تصميم UI/UX',
    'video-production': 'إنتاج فيديو',
    'digital-marketing': 'تسويق رقمي',
    other: 'أمر آخر',
  },
  budgets: {
    '<5k': 'أقل من ٥٬٠٠٠ دولار',
    '5k-10k': 'من ٥٬٠٠٠ إلى ١٠٬٠٠٠ دولار',
    '10k-20k': 'من ١٠٬٠٠٠ إلى ٢٠٬٠٠٠ دولار',
    '20k+': 'أكثر من ٢٠٬٠٠٠ دولار',
    'not-sure': 'لم أقرر بعد',
  },
}

export const accountNotices: typeof english.accountNotices = {
  loginFailed: 'تعذّر تسجيل الدخول',
  registered: 'تم إنشاء الحساب! يمكنك الآن تسجيل الدخول.',
  isLoggedIn: 'لقد سجّلنا دخولك. أنشئ صفحتك الآن.',
  registrationFailed: 'تعذّر إنشاء الحساب',
}
