import type * as english from '../weekly-reports.ts'

export const isDraft = true

export const weeklyReports: typeof english.weeklyReports = {
  heading: 'সাপ্তাহিক রিপোর্ট',
  text: 'সারা সপ্তাহের হিসাব ইমেইলে পাবেন, আপনার সময় সকাল ৮টায়।',
  day: 'কোন দিন পাঠাব',
  never: 'পাঠাবেন না',
  saved: 'সেভ হয়েছে',
  unsaved: 'কাজটি হয়নি। আবার চেষ্টা করুন।',
  silent: 'চার সপ্তাহ ধরে কেউ আসেননি, তাই রিপোর্ট পাঠানো বন্ধ আছে। কেউ এলে আবার পাঠাব।',
  unconfirmed: 'ইমেইল ঠিকানা নিশ্চিত করলে রিপোর্ট পাঠানো শুরু হবে।',
  paused: 'সাপ্তাহিক রিপোর্ট আপনার ইমেইলে পৌঁছানো যায়নি, তাই পাঠানো আপাতত বন্ধ আছে।',
  resume: 'আবার পাঠান',
  account: { label: 'ইমেইল ঠিকানা দেখে নিন', to: '/account' },
}

export const sponsors: typeof english.sponsors = {
  heading: 'পরিসংখ্যান শেয়ার করুন',
  text: 'একটি গোপন লিংক, যা খুলে কোনো ব্র্যান্ড বা স্পনসর আপনার গত ৩০ দিনের পরিসংখ্যান দেখতে পারেন। আপনি বাতিল না করা পর্যন্ত লিংকটি যাঁর কাছে আছে, তিনিই দেখতে পাবেন।',
  unconfirmed: 'আগে আপনার অ্যাকাউন্টে ইমেইল ঠিকানা নিশ্চিত করুন।',
  label: 'কার জন্য?',
  labelHint: 'এটি শুধু আপনিই দেখবেন।',
  showsLinks: 'কোন লিংকে কত ক্লিক, তা-ও দেখান',
  make: 'লিংক তৈরি করুন',
  made: 'লিংকটি এখনই কপি করে নিন। পরে আর দেখানো হবে না।',
  copy: 'কপি করুন',
  copied: 'কপি হয়েছে',
  revoke: 'বাতিল করুন',
  revoked: 'বাতিল করা হয়েছে',
  unnamed: 'নামহীন',
  madeOn: (day) => `${day} তারিখে তৈরি`,
}

export const sharedStatsPage: typeof english.sharedStatsPage = {
  title: 'পেজের পরিসংখ্যান',
  description: 'একটি LinkHub পেজের পরিসংখ্যান।',
  heading: 'গত ৩০ দিনের পরিসংখ্যান',
  busiest: 'এক দিনে সবচেয়ে বেশি ভিজিট:',
  visits: 'ভিজিট',
  visitors: 'ভিজিটর (প্রতিদিন আলাদা করে গোনা)',
  before: 'তার আগের ৩০ দিনের ভিজিট',
  opens: 'যে ভিজিটে কোনো লিংক খোলা হয়েছে',
  lifetime: 'মোট ভিজিট',
  unique: 'মোট আলাদা ভিজিটর',
  filtered: 'গোনা হয়নি: বট ও লিংক প্রিভিউ',
  links: 'লিংক',
  days: 'দিন',
  day: 'দিন',
  zone: (place) => `দিনের হিসাব ${place} সময় অনুযায়ী।`,
  counted: (studio: string) => `বট ও লিংক প্রিভিউ বাদ দিয়ে গুনেছে ${studio}। পেজের মালিক এসব সংখ্যা বদলাতে পারেন না।`,
}

export const unsubscribePage: typeof english.unsubscribePage = {
  title: 'সাপ্তাহিক রিপোর্ট বন্ধ করুন',
  description: 'আপনার পেজের সাপ্তাহিক রিপোর্ট বন্ধ করুন।',
  heading: 'সাপ্তাহিক রিপোর্ট বন্ধ করুন',
  text: 'যে পেজের সাপ্তাহিক রিপোর্ট আর পাঠানো হবে না:',
  submit: 'বন্ধ করুন',
  failed: 'কাজটি হয়নি। এক মিনিট পরে আবার চেষ্টা করুন।',
  done: {
    heading: 'বন্ধ হয়েছে।',
    text: 'রিপোর্ট আর পাঠানো হবে না। আবার পেতে চাইলে ড্যাশবোর্ডে একটি দিন বেছে নিন।',
    back: { to: '/dashboard?tab=analytics', label: 'ড্যাশবোর্ডে যান' },
  },
}
