import type * as english from '../en/hub-block-labels.ts'

export const isDraft = true

export const blockLabels: typeof english.blockLabels = {
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
  videos: { heading: 'ভিডিও ও গান', watch: 'দেখুন', listen: 'শুনুন' },
  shop: { heading: 'দোকান', order: 'WhatsApp-এ অর্ডার করুন', soldOut: 'শেষ হয়ে গেছে', ask: 'দাম জেনে নিন' },
}

export const registrationLabels: typeof english.registrationLabels = {
  heading: 'লাইসেন্স ও নিবন্ধন',
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
}
