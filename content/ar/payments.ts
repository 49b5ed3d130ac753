import * as english from '../payments.ts'

export const isDraft = true

export const payments: typeof english.payments = {
  heading: 'طرق الدفع',
  empty: 'bKash أو Nagad أو Rocket أو Upay أو حساب بنكي أو STC Bank أو رابط دفع. الأموال تصلك مباشرة.',
  add: 'إضافة طريقة دفع',
  hidden: 'لا يظهر للزوار حتى تؤكد بريدك الإلكتروني.',
  confirm: { ...english.payments.confirm, label: 'تأكيد البريد' },
  kinds: { ...english.payments.kinds, bank: 'حساب بنكي', iban: 'حساب بنكي (آيبان)', link: 'رابط دفع' },
  form: {
    heading: { add: 'إضافة طريقة دفع', edit: 'تعديل طريقة الدفع', remove: 'حذف طريقة الدفع' },
    kind: 'طريقة الدفع',
    choose: 'اختر واحدة',
    value: { number: 'الرقم', bank: 'رقم الحساب', iban: 'الآيبان', link: 'رابط الدفع' },
    again: {
      number: 'الرقم مرة ثانية',
      bank: 'رقم الحساب مرة ثانية',
      iban: 'الآيبان مرة ثانية',
      link: 'رابط الدفع مرة ثانية',
    },
    accountType: 'نوع الحساب',
    accountTypes: { personal: 'شخصي (Send Money)', agent: 'وكيل (Cash Out)', merchant: 'تاجر (Payment)' },
    bank: 'البنك',
    branch: 'الفرع',
    routingNumber: 'رقم التوجيه',
    routingHint: '٩ أرقام، وتجده في دفتر الشيكات.',
    readBack: 'قرأناه هكذا:',
    holder: 'اسم صاحب الحساب',
    holderHint: 'كما يظهر في التطبيق لمن يدفع.',
    qr: { label: 'رمز QR', hint: 'اختياري. احفظه من تطبيقك وقصّه على حدود الرمز.', alt: 'رمز QR الذي اخترته' },
    code: 'الرمز',
    codeHint: 'ستة أرقام من تطبيق المصادقة، أو رمز استرداد.',
    passkeyHint: 'عند الحفظ يطلب جهازك مفتاح المرور.',
    passkeyFailed: 'لم يصلنا مفتاح مرور من جهازك. أعد المحاولة، أو استخدم رمزًا من تطبيق المصادقة.',
    removal: { label: 'حذف', busyLabel: 'جارٍ الحذف…' },
    removeText: 'تختفي من صفحتك فورًا.',
  },
  unsafe: {
    text: 'احمِ حسابك أولًا: أضف مفتاح مرور أو فعّل التحقق بخطوتين، فلا يستطيع من عرف كلمة مرورك وحدها أن يحوّل أموالك إلى غيرك.',
    link: { label: 'فعّله في حسابك', to: english.payments.unsafe.link.to },
  },
  saved: 'تم الحفظ، وأبلغناك بهذا التغيير بالبريد.',
}
