import type * as english from '../product-tour.ts'

export const productTour: typeof english.productTour = {
  heading: 'ما تقدمه لك صفحتك',
  parts: {
    page: { title: 'صفحة تشبهك', text: 'عشرة تصاميم جاهزة وصورة خلفية من اختيارك، ويبقى النص مقروءًا عليها كلها.' },
    shop: { title: 'متجر صغير', text: 'منتجات بالصورة والسعر، وبلمسة يُفتح WhatsApp والطلب جاهز.' },
    paid: { title: 'استلام المدفوعات', text: 'bKash أو STC Bank أو حساب بنكي: ينسخ الزائر الرقم بلمسة واحدة.' },
    messages: { title: 'الرسائل والمتابعون', text: 'يكتب لك الزوار من صفحتك، ولا يرى أحد بريدك الإلكتروني.' },
    languages: {
      title: 'العربية والبنغالية والإنجليزية',
      text: 'تُعرض العربية من اليمين إلى اليسار، وتُقرأ كل لغة بوضوح على أي هاتف.',
    },
    import: { title: 'انقل صفحتك القديمة', text: 'أدخل رابط صفحتك في Linktree أو Beacons، واختر ما تريد نقله.' },
  },
}
