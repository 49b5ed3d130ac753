import type * as english from '../shop.ts'

export const isDraft = true

export const shop: typeof english.shop = {
  heading: 'المتجر',
  empty: 'اعرض ما تبيعه بالصورة والسعر. بضغطة واحدة يُفتح WhatsApp برسالة طلب جاهزة إليك.',
  add: 'إضافة منتج',
  full: 'اكتملت المنتجات الاثنا عشر. احذف واحدًا لتضيف غيره.',
  needsChat: 'أدخل رقم WhatsApp ضمن حسابات التواصل أولًا، فإليه تصل الطلبات.',
  ask: 'السعر عند الطلب',
  soldOut: 'نفدت الكمية',
  form: {
    heading: { add: 'إضافة منتج', edit: 'تعديل المنتج' },
    title: 'الاسم',
    price: 'السعر',
    priceHint: 'اتركه فارغًا ليظهر «السعر عند الطلب».',
    currency: 'العملة',
    choose: 'اختر واحدة',
    currencies: { BDT: 'تاكا (BDT)', AED: 'درهم (AED)', SAR: 'ريال (SAR)', USD: 'دولار (USD)' },
    soldOut: 'نفدت الكمية',
    soldOutHint: 'يبقى في صفحتك ولا يمكن طلبه.',
    picture: { label: 'الصورة', hint: 'مربعة، وأنت تختار الجزء الظاهر.', alt: 'الصورة التي اخترتها' },
  },
  saudi:
    'على البائعين في السعودية عرض السجل التجاري أو وثيقة العمل الحر. أضف أحدهما من «إضافة المزيد» ثم «سجل أو ترخيص».',
}
