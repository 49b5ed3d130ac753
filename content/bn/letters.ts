import type * as english from '../letters.ts'
import { brand } from './brand.ts'

export const isDraft = true

export const letters: typeof english.letters = {
  heading: 'সাপ্তাহিক চিঠি',
  text: 'আপনার সপ্তাহের সংখ্যাগুলো ইমেইলে, আপনার এলাকার সময় সকাল আটটায়।',
  day: 'যেদিন পাঠানো হবে',
  never: 'কখনো নয়',
  saved: 'সেভ হয়েছে',
  unsaved: 'কাজটি হয়নি। আবার চেষ্টা করুন।',
  silent: 'চার সপ্তাহ কেউ আসেননি, তাই কেউ না আসা পর্যন্ত চিঠি পাঠানো হবে না।',
  unconfirmed: 'আপনার ইমেইল ঠিকানা নিশ্চিত করার পরে চিঠি পাঠানো হয়।',
  failed: 'শেষ চিঠিটি পৌঁছানো যায়নি। আপনার ইমেইল ঠিকানা ঠিক আছে কি না দেখুন।',
  account: { label: 'আপনার অ্যাকাউন্টে যান', to: '/account' },
}

export const sponsors: typeof english.sponsors = {
  heading: 'দেখানোর মতো সংখ্যা',
  text: 'একটি ব্যক্তিগত ঠিকানা, যা কোনো ব্র্যান্ড বা স্পনসরকে আপনার গত ৩০ দিনের সংখ্যা দেখায়। আপনি বাতিল না করা পর্যন্ত যাঁর কাছে ঠিকানাটি আছে তিনি পড়তে পারেন।',
  label: 'কার জন্য',
  labelHint: 'এটি শুধু আপনি দেখেন।',
  showsLinks: 'কোন লিংক খোলা হয়েছে তা দেখান',
  make: 'ঠিকানা বানান',
  made: 'ঠিকানাটি এখনই কপি করুন। আর দেখানো হবে না।',
  copy: 'কপি করুন',
  copied: 'কপি হয়েছে',
  revoke: 'বাতিল করুন',
  revoked: 'বাতিল করা হয়েছে',
  unnamed: 'নাম ছাড়া',
  madeOn: (day) => `${day} তারিখে বানানো`,
}

export const numbersPage: typeof english.numbersPage = {
  title: `একটি পেজের সংখ্যা | ${brand.name}`,
  description: 'একটি LinkHub পেজের সংখ্যা।',
  heading: 'গত ৩০ দিনের সংখ্যা',
  visits: 'ভিজিট',
  visitors: 'দর্শক (প্রতিদিন আলাদা করে গোনা)',
  before: 'তার আগের ৩০ দিনের ভিজিট',
  opens: 'যে ভিজিটে কোনো লিংক খোলা হয়েছে',
  lifetime: 'মোট ভিজিট',
  unique: 'মোট আলাদা দর্শক',
  filtered: 'গোনা হয়নি: ক্রলার, প্রিভিউ ও অন্য প্রোগ্রাম',
  links: 'লিংক',
  days: 'দিন',
  day: 'দিন',
  zone: (place) => `দিনগুলো ${place} এর সময় অনুযায়ী।`,
  counted: `${brand.name} গুনেছে, ক্রলার ও লিংকের প্রিভিউ বাদ দিয়ে। মালিক এই সংখ্যা বদলাতে পারেন না।`,
}

export const unsubscribePage: typeof english.unsubscribePage = {
  title: `চিঠি বন্ধ করুন | ${brand.name}`,
  description: 'আপনার পেজের সাপ্তাহিক চিঠি বন্ধ করুন।',
  heading: 'চিঠি বন্ধ করুন',
  text: 'আর কোনো সাপ্তাহিক চিঠি নয় এই পেজ নিয়ে:',
  submit: 'বন্ধ করুন',
  failed: 'কাজটি হয়নি। এক মিনিট পরে আবার চেষ্টা করুন।',
  done: {
    heading: 'বন্ধ হয়েছে।',
    text: 'আপনি আর চিঠি পাবেন না। ড্যাশবোর্ডে আবার একটি দিন বেছে নিতে পারেন।',
    back: { to: '/dashboard?tab=analytics', label: 'ড্যাশবোর্ডে যান' },
  },
}
