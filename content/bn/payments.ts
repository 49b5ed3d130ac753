import * as english from '../payments.ts'

export const isDraft = true

export const payments: typeof english.payments = {
  heading: 'পেমেন্ট',
  empty: 'bKash, Nagad, Rocket, Upay, ব্যাংক অ্যাকাউন্ট, STC Bank বা পেমেন্ট লিংক। টাকা সরাসরি আপনার কাছে যায়।',
  add: 'পেমেন্ট মেথড যোগ করুন',
  hidden: 'ইমেইল ঠিকানা নিশ্চিত না করা পর্যন্ত ভিজিটররা এটি দেখবেন না।',
  confirm: { ...english.payments.confirm, label: 'নিশ্চিত করুন' },
  kinds: { ...english.payments.kinds, bank: 'ব্যাংক অ্যাকাউন্ট', iban: 'ব্যাংক অ্যাকাউন্ট (IBAN)', link: 'পেমেন্ট লিংক' },
  form: {
    heading: { add: 'পেমেন্ট মেথড যোগ করুন', edit: 'পেমেন্ট মেথড এডিট করুন', remove: 'পেমেন্ট মেথড সরান' },
    kind: 'পেমেন্ট মেথড',
    choose: 'একটি বেছে নিন',
    value: { number: 'নম্বর', bank: 'অ্যাকাউন্ট নম্বর', iban: 'IBAN', link: 'পেমেন্ট লিংক' },
    again: { number: 'নম্বরটি আবার', bank: 'অ্যাকাউন্ট নম্বর আবার', iban: 'IBAN আবার', link: 'পেমেন্ট লিংক আবার' },
    accountType: 'অ্যাকাউন্টের ধরন',
    accountTypes: { personal: 'পার্সোনাল (সেন্ড মানি)', agent: 'এজেন্ট (ক্যাশ আউট)', merchant: 'মার্চেন্ট (পেমেন্ট)' },
    bank: 'ব্যাংক',
    branch: 'শাখা',
    routingNumber: 'রাউটিং নম্বর',
    routingHint: '৯ অঙ্কের, চেক বইয়ে লেখা থাকে।',
    readBack: 'আমরা বুঝেছি:',
    holder: 'অ্যাকাউন্টধারীর নাম',
    holderHint: 'টাকা পাঠানোর সময় অ্যাপে যে নাম দেখা যায়।',
    qr: { label: 'QR কোড', hint: 'ঐচ্ছিক। অ্যাপ থেকে সেভ করে শুধু কোডটুকু ক্রপ করে নিন।', alt: 'আপনার বেছে নেওয়া QR কোড' },
    code: 'কোড',
    codeHint: 'অথেনটিকেটর অ্যাপের ছয় অঙ্কের কোড, অথবা একটি রিকভারি কোড।',
    passkeyHint: 'সেভ করলে আপনার ডিভাইস পাসকি চাইবে।',
    passkeyFailed: 'আপনার ডিভাইস থেকে পাসকি পাওয়া যায়নি। আবার চেষ্টা করুন, অথবা অ্যাপের কোড দিন।',
    removal: { label: 'সরান', busyLabel: 'সরানো হচ্ছে…' },
    removeText: 'আপনার পেজ থেকে এটি সঙ্গে সঙ্গে সরে যাবে।',
  },
  unsafe: {
    text: 'আগে অ্যাকাউন্টটি আরও নিরাপদ করুন: পাসকি যোগ করুন বা টু-ফ্যাক্টর চালু করুন। তাহলে শুধু পাসওয়ার্ড জেনে কেউ আপনার টাকা অন্য নম্বরে নিতে পারবে না।',
    link: { label: 'অ্যাকাউন্টে গিয়ে চালু করুন', to: english.payments.unsafe.link.to },
  },
  saved: 'সেভ হয়েছে। বিষয়টি আপনাকে ইমেইলে জানিয়েছি।',
}
