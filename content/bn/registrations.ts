import type * as english from '../registrations.ts'

export const isDraft = true

export const registrations: typeof english.registrations = {
  heading: 'লাইসেন্স ও নিবন্ধন',
  text: 'কিছু দেশের আইনে বিক্রেতা ও প্রচারকদের এসব নম্বর দেখাতে হয়। আমরা যাচাই না করা পর্যন্ত পেজে লেখা থাকে, তথ্যটি আপনার নিজের দেওয়া। পেজের নাম বা ঠিকানা বদলালে আমরা আবার যাচাই করি।',
  add: 'লাইসেন্স বা নিবন্ধন যোগ করুন',
  kind: 'ধরন',
  choose: 'একটি বেছে নিন',
  number: 'নম্বর',
  numberHint: 'সনদে যেমন আছে: অক্ষর, সংখ্যা, হাইফেন ও স্ল্যাশ।',
  endsOn: 'মেয়াদ কবে শেষ',
  endsOnHint: '৩০ দিন আগে আপনাকে ইমেইল পাঠাব। মেয়াদ শেষ হলে পেজে এটি আর দেখা যাবে না।',
  stated: 'আমরা এখনো যাচাই করিনি',
  checked: (day) => `আমরা ${day} তারিখে যাচাই করেছি`,
  until: (day) => `মেয়াদ ${day} পর্যন্ত`,
  ended: (day) => `মেয়াদ ${day} তারিখে শেষ, পেজে আর নেই`,
}
