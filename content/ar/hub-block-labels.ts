import type * as english from '../en/hub-block-labels.ts'

export const isDraft = true

export const blockLabels: typeof english.blockLabels = {
  payments: {
    heading: 'ادفع لي',
    warning: 'تحقق من الاسم في تطبيقك قبل الدفع. لا أحد هنا يطلب رقمًا سريًا أو رمزًا.',
    bank: 'حساب بنكي',
    iban: 'حساب بنكي (آيبان)',
    link: 'رابط دفع',
    types: {
      personal: { label: 'حساب شخصي', menu: 'Send Money' },
      agent: { label: 'حساب وكيل', menu: 'Cash Out' },
      merchant: { label: 'حساب تاجر', menu: 'Payment' },
    },
    branch: 'الفرع',
    routingNumber: 'رقم التوجيه',
    copy: 'نسخ',
    copied: 'تم النسخ',
    open: 'فتح',
    qr: 'رمز QR لمسحه بتطبيقك',
  },
  videos: { heading: 'فيديو وصوت', watch: 'شاهد', listen: 'استمع' },
  shop: { heading: 'المتجر', order: 'اطلب عبر WhatsApp', soldOut: 'نفدت الكمية', ask: 'السعر عند الطلب' },
}

export const registrationLabels: typeof english.registrationLabels = {
  heading: 'السجلات والتراخيص',
  kinds: {
    dbid: 'رقم الأعمال الرقمية DBID (بنغلاديش)',
    'uae-permit': 'تصريح معلن (الإمارات)',
    mawthooq: 'ترخيص موثوق (السعودية)',
    commercial: 'السجل التجاري (السعودية)',
    freelance: 'وثيقة العمل الحر (السعودية)',
    vat: 'الرقم الضريبي',
  },
  stated: 'بحسب صاحب الصفحة',
  checked: (day) => `تم التحقق في ${day}`,
}
