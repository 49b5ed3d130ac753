import type * as english from '../shop.ts'
import { writeCount } from './write-count.ts'

export const isDraft = true

export const shop: typeof english.shop = {
  heading: 'দোকান',
  empty: 'যা বিক্রি করেন, ছবি ও দামসহ দেখান। এক ট্যাপেই WhatsApp খুলবে, অর্ডারের মেসেজ তৈরি থাকবে।',
  count: (number, most) => `${writeCount(most)}টির মধ্যে ${writeCount(number)}টি`,
  add: 'পণ্য যোগ করুন',
  full: 'বারোটি হয়ে গেছে। নতুন একটি দিতে হলে আগে একটি সরান।',
  needsChat: 'আগে সোশ্যাল লিংকে আপনার WhatsApp নম্বর দিন। অর্ডার সেখানেই যাবে।',
  ask: 'দাম জেনে নিন',
  soldOut: 'শেষ হয়ে গেছে',
  edit: 'এডিট',
  remove: 'সরান',
  form: {
    heading: { add: 'পণ্য যোগ করুন', edit: 'পণ্য এডিট করুন' },
    close: 'বন্ধ করুন',
    title: 'নাম',
    price: 'দাম',
    priceHint: 'খালি রাখলে লেখা থাকবে “দাম জেনে নিন”।',
    currency: 'মুদ্রা',
    choose: 'একটি বেছে নিন',
    currencies: { BDT: 'টাকা (BDT)', AED: 'দিরহাম (AED)', SAR: 'রিয়াল (SAR)', USD: 'ডলার (USD)' },
    soldOut: 'শেষ হয়ে গেছে',
    soldOutHint: 'পেজে থাকবে, তবে অর্ডার করা যাবে না।',
    picture: { label: 'ছবি', hint: 'বর্গাকার। কোন অংশ থাকবে, আপনি ঠিক করবেন।', alt: 'আপনার বেছে নেওয়া ছবি' },
    save: { label: 'সেভ করুন', busyLabel: 'সেভ হচ্ছে…' },
  },
  saudi: 'সৌদি আরবের বিক্রেতাদের বাণিজ্যিক নিবন্ধন বা ফ্রিল্যান্স সনদ দেখাতে হয়। “যোগ করুন” চেপে “নিবন্ধন” বেছে নিন।',
  failed: 'কাজটি হয়নি। আবার চেষ্টা করুন।',
}
