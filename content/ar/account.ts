import * as english from '../account.ts'

export const isDraft = true

const { login, register, forgotPassword, resetPassword, verifyEmail, back } = english.authPages
const { account } = english.accountPages

export const authPages: typeof english.authPages = {
  back: { ...back, label: 'إلى الرئيسية' },
  needsScript: 'يحتاج هذا النموذج إلى JavaScript. فعّله في متصفحك ثم حدّث الصفحة.',
  fields: {
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    newEmail: 'البريد الإلكتروني الجديد',
    currentPassword: 'كلمة المرور الحالية',
    newPassword: 'كلمة المرور الجديدة',
    confirmation: 'تأكيد كلمة المرور',
    passwordHint: '٨ أحرف على الأقل، و١٥ أو أكثر أضمن لك. الجملة القصيرة سهلة التذكّر.',
  },
  login: {
    text: 'صفحتك وروابطك وزياراتك كما تركتها.',
    submit: { label: 'دخول', busyLabel: 'جارٍ الدخول…' },
    forgotten: { ...login.forgotten, label: 'نسيت كلمة المرور؟' },
    other: { ...login.other, question: 'ليس لديك حساب؟', label: 'أنشئ حسابًا' },
    newcomer: {
      lead: 'لكل صفحة حساب، حتى لا يعدّلها أحد سواك.',
      heading: 'أول مرة هنا؟',
      text: 'يكفي بريد إلكتروني وكلمة مرور. التسجيل مجاني، ولا يستغرق سوى دقيقة.',
      action: 'إنشاء حساب',
      otherwise: 'لديك حساب؟',
    },
  },
  register: {
    text: 'صفحة مجانية تجمع كل ما تقدّمه. لا نطلب سوى بريد إلكتروني وكلمة مرور.',
    submit: { label: 'إنشاء الحساب', busyLabel: 'جارٍ الإنشاء…' },
    notice: {
      text: 'نحفظ بريدك لتسجيل الدخول واستعادة كلمة المرور، لا لشيء آخر.',
      link: { ...register.notice.link, label: 'كيف نتعامل مع بياناتك' },
      terms: { ...register.notice.terms, label: 'الشروط' },
    },
    other: { ...register.other, question: 'لديك حساب؟', label: 'سجّل الدخول' },
  },
  forgotPassword: {
    text: 'اكتب بريد حسابك الإلكتروني، وسنرسل إليك رابطًا صالحًا لمرة واحدة ومدة ساعة.',
    submit: { label: 'إرسال الرابط', busyLabel: 'جارٍ الإرسال…' },
    sent: {
      heading: 'راجع بريدك الإلكتروني',
      promise: 'إن كان لهذا البريد حساب، فرسالة بالرابط في طريقها إليه.',
      text: 'لم تصلك الرسالة بعد دقائق؟ ابحث عنها في البريد غير المرغوب فيه، أو تأكد من العنوان واطلبها مجددًا.',
      again: 'اطلبها مجددًا',
    },
    other: { ...forgotPassword.other, question: 'تذكّرت كلمة المرور؟', label: 'سجّل الدخول' },
  },
  resetPassword: {
    text: 'تسري فورًا، وستُطلب منك على كل جهاز سبق أن سجّلت الدخول منه.',
    submit: { label: 'تغيير كلمة المرور', busyLabel: 'جارٍ التغيير…' },
    done: 'تم تغيير كلمة مرورك. سجّل الدخول بكلمة المرور الجديدة.',
    spent: {
      heading: 'هذا الرابط لم يعد صالحًا',
      noToken: 'الرابط ناقص. افتحه مجددًا من الرسالة، أو اطلب رابطًا جديدًا.',
      text: 'كل رابط صالح لمرة واحدة ومدة ساعة.',
      action: { ...resetPassword.spent.action, label: 'اطلب رابطًا جديدًا' },
    },
    other: { ...resetPassword.other, question: 'تذكّرت كلمة المرور؟', label: 'سجّل الدخول' },
  },
  verifyEmail: {
    text: 'لنتمكن من مراسلتك، ولتظهر صفحتك في محركات البحث.',
    checking: 'جارٍ التحقق من الرابط…',
    button: 'تأكيد بريدي',
    done: {
      heading: 'تم تأكيد بريدك الإلكتروني.',
      sentence: 'بريد حسابك هو',
      text: 'يمكنك إغلاق هذه الصفحة، أو المتابعة من هنا.',
      action: { ...verifyEmail.done.action, label: 'إلى لوحة التحكم' },
    },
    refused: {
      heading: 'هذا الرابط لم يعد صالحًا',
      noToken: 'الرابط ناقص. افتحه مجددًا من الرسالة، أو اطلب رابطًا جديدًا.',
      text: 'كل رابط صالح لمرة واحدة ومدة ٢٤ ساعة. تجد في حسابك زرًا لإرسال رابط جديد.',
      action: { ...verifyEmail.refused.action, label: 'إلى حسابك' },
    },
    unreachable: {
      heading: 'تعذّر التحقق من الرابط',
      sentence: 'لم يستجب خادمنا، أو أن الضغط عليه كبير الآن.',
      text: 'رابطك ما زال صالحًا. أعد المحاولة بعد قليل.',
      again: 'أعد المحاولة',
    },
    other: { ...verifyEmail.other, question: 'تبحث عن صفحتك؟', label: 'سجّل الدخول' },
  },
}

export const accountPages: typeof english.accountPages = {
  checking: 'جارٍ التحقق من ملفك الشخصي…',
  needsScript: 'تحتاج هذه الصفحة إلى JavaScript. فعّله في متصفحك ثم حدّث الصفحة.',
  logout: { label: 'خروج', busyLabel: 'جارٍ الخروج…' },
  failed: 'لم تنجح العملية. يُرجى إعادة المحاولة بعد قليل.',
  account: {
    back: { ...account.back, label: 'العودة إلى صفحتك' },
    close: 'إلغاء',
    email: {
      heading: 'البريد الإلكتروني',
      open: 'تغيير البريد',
      text: 'نرسل رابطًا إلى البريد الجديد، ويبقى القديم ساريًا حتى تفتحه.',
      submit: { label: 'إرسال الرابط', busyLabel: 'جارٍ الإرسال…' },
      promise: 'رسالة بالرابط في طريقها إلى البريد الجديد، ويُعتمد في حسابك حين تفتح الرابط.',
      confirmed: 'مؤكَّد',
      unconfirmed: {
        text: 'لم يُؤكَّد بعد. افتح الرابط الذي في رسالتنا، وحتى تفتحه نطلب من محركات البحث ألا تُظهر صفحتك.',
        action: { label: 'إعادة إرسال الرسالة', busyLabel: 'جارٍ الإرسال…' },
        promise: 'رسالة بالرابط في طريقها إليك.',
      },
    },
    password: {
      heading: 'كلمة المرور',
      text: 'عند تغييرها تُنهى جلساتك على كل جهاز آخر.',
      open: 'تغيير كلمة المرور',
      submit: { label: 'تغيير كلمة المرور', busyLabel: 'جارٍ التغيير…' },
      done: 'تم تغيير كلمة مرورك.',
    },
    language: {
      heading: 'لغة رسائلنا',
      text: 'نكتب لك رسائل البريد بهذه اللغة. ولصفحتك لغتها الخاصة، تجدها في «المظهر».',
      label: 'اللغة',
      saved: 'سنكتب لك بهذه اللغة من الآن.',
    },
    sessions: {
      heading: 'أماكن تسجيل دخولك',
      text: 'ترى جهازًا ليس لك؟ أنهِ جلسته ثم غيّر كلمة مرورك.',
      loading: 'جارٍ التحميل…',
      failed: 'تعذّر تحميل القائمة.',
      again: 'أعد المحاولة',
      current: 'هذا المتصفح',
      since: 'تسجيل الدخول:',
      lastSeen: 'آخر استخدام:',
      end: { label: 'إنهاء', busyLabel: 'جارٍ الإنهاء…' },
      endOf: 'جلسة',
      endOthers: { label: 'إنهاء الباقي', busyLabel: 'جارٍ الإنهاء…' },
    },
    download: {
      heading: 'بياناتك',
      text: 'صفحتك وروابطها وأرقامها وصورها، في ملفات تقرؤها البرامج الأخرى.',
      action: { ...account.download.action, label: 'تنزيل كل شيء' },
      nothing: 'عندما تصبح لك صفحة، تستطيع تنزيل كل ما فيها من هنا.',
    },
    remove: {
      heading: 'حذف الحساب',
      text: 'يُحذف كل شيء فورًا، ولا رجعة فيه.',
      open: 'حذف الحساب',
      question: 'هل تريد حذف حسابك؟',
      consequences: [
        'تُحذف صفحتك وروابطها وصورها وأرقامها.',
        'إن كان لصفحتك زوار أو كان بريدك مؤكدًا، فلن يستطيع أحد أخذ اسم المستخدم من جديد، ولا حتى أنت.',
        'تُنهى جلساتك على كل الأجهزة، ولا يمكننا استعادة أي شيء.',
      ],
      submit: { label: 'حذف كل شيء', busyLabel: 'جارٍ الحذف…' },
      close: 'الاحتفاظ بحسابي',
      done: 'تم حذف حسابك.',
    },
  },
}

export const passwordField: typeof english.passwordField = { show: 'إظهار', hide: 'إخفاء' }
