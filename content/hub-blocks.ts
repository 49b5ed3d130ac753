import type { AccountType } from '@nokshi/contract/linkhub/payments.ts'
import type { RegistrationKind } from '@nokshi/contract/linkhub/registrations.ts'

/** Labels on LinkHub pages about paying their owner. All languages are in each build. */
interface BlockLabels {
  payments: {
    heading: string
    /** Stands beside every number, and cannot be changed by an owner. */
    warning: string
    bank: string
    iban: string
    link: string
    /** The type of a wallet, and what the payer chooses in the app for it. */
    types: Record<AccountType, { label: string; menu: string }>
    branch: string
    routingNumber: string
    copy: string
    copied: string
    open: string
    qr: string
  }
  shop: { heading: string; order: string; soldOut: string; ask: string }
}

export const blockLabels: Record<'en' | 'bn' | 'ar', BlockLabels> = {
  en: {
    payments: {
      heading: 'Pay me',
      warning: 'Check the name in your app before you pay. Nobody here asks for a PIN or a code.',
      bank: 'Bank account',
      iban: 'Bank account (IBAN)',
      link: 'Payment link',
      types: {
        personal: { label: 'Personal', menu: 'Send Money' },
        agent: { label: 'Agent', menu: 'Cash Out' },
        merchant: { label: 'Merchant', menu: 'Payment' },
      },
      branch: 'Branch',
      routingNumber: 'Routing number',
      copy: 'Copy',
      copied: 'Copied',
      open: 'Open',
      qr: 'QR code to scan with your app',
    },
    shop: { heading: 'Shop', order: 'Order on WhatsApp', soldOut: 'Sold out', ask: 'Ask for the price' },
  },
  bn: {
    payments: {
      heading: 'টাকা পাঠান',
      warning: 'টাকা পাঠানোর আগে অ্যাপে নাম মিলিয়ে নিন। এখানে কেউ পিন বা কোড চায় না।',
      bank: 'ব্যাংক অ্যাকাউন্ট',
      iban: 'ব্যাংক অ্যাকাউন্ট (IBAN)',
      link: 'পেমেন্ট লিংক',
      types: {
        personal: { label: 'পার্সোনাল', menu: 'সেন্ড মানি' },
        agent: { label: 'এজেন্ট', menu: 'ক্যাশ আউট' },
        merchant: { label: 'মার্চেন্ট', menu: 'পেমেন্ট' },
      },
      branch: 'শাখা',
      routingNumber: 'রাউটিং নম্বর',
      copy: 'কপি',
      copied: 'কপি হয়েছে',
      open: 'খুলুন',
      qr: 'অ্যাপ দিয়ে স্ক্যান করার QR কোড',
    },
    shop: { heading: 'দোকান', order: 'WhatsApp-এ অর্ডার করুন', soldOut: 'শেষ হয়ে গেছে', ask: 'দাম জেনে নিন' },
  },
  ar: {
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
    shop: { heading: 'المتجر', order: 'اطلب عبر WhatsApp', soldOut: 'نفدت الكمية', ask: 'اسأل عن السعر' },
  },
}

interface RegistrationLabels {
  heading: string
  kinds: Record<RegistrationKind, string>
  /** What a line says until the studio has checked it. */
  stated: string
  checked: (day: string) => string
}

/** Papers that owners name on their pages. */
export const registrationLabels: Record<'en' | 'bn' | 'ar', RegistrationLabels> = {
  en: {
    heading: 'Registrations',
    kinds: {
      dbid: 'DBID (Bangladesh)',
      'uae-permit': 'UAE advertiser permit',
      mawthooq: 'Mawthooq licence (Saudi Arabia)',
      commercial: 'Commercial registration (Saudi Arabia)',
      freelance: 'Freelance document (Saudi Arabia)',
      vat: 'VAT number',
    },
    stated: 'as stated by the owner',
    checked: (day) => `checked on ${day}`,
  },
  bn: {
    heading: 'নিবন্ধন',
    kinds: {
      dbid: 'DBID (বাংলাদেশ)',
      'uae-permit': 'বিজ্ঞাপনদাতার অনুমতিপত্র (আরব আমিরাত)',
      mawthooq: 'মাওসুক লাইসেন্স (সৌদি আরব)',
      commercial: 'বাণিজ্যিক নিবন্ধন (সৌদি আরব)',
      freelance: 'ফ্রিল্যান্স সনদ (সৌদি আরব)',
      vat: 'ভ্যাট নম্বর',
    },
    stated: 'মালিকের দেওয়া তথ্য',
    checked: (day) => `${day} তারিখে যাচাই করা`,
  },
  ar: {
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
  },
}

/** The ready sentence in WhatsApp when somebody orders: the product, its price, and the page. */
export const orderSentences: Record<
  'en' | 'bn' | 'ar',
  (title: string, price: string | undefined, address: string) => string
> = {
  en: (title, price, address) =>
    `Hello, I would like to order: ${[title, price].filter(Boolean).join(', ')}. ${address}`,
  bn: (title, price, address) => `আমি অর্ডার করতে চাই: ${[title, price].filter(Boolean).join(', ')}। ${address}`,
  ar: (title, price, address) => `مرحبًا، أود أن أطلب: ${[title, price].filter(Boolean).join('، ')}. ${address}`,
}
