import * as english from '../linkhub.ts'

export const isDraft = true

export const createPage: typeof english.createPage = {
  back: { ...english.createPage.back, label: 'প্রোডাক্টে ফিরুন' },
  lead: 'তিনটি উত্তর দিলেই পেজ লাইভ। বাকি সব পরে হলেও চলবে, আর সবই পরে বদলানো যায়।',
  account: 'আপনার অ্যাকাউন্ট:',
  restored: 'আগে যা লিখেছিলেন, সব এখানেই আছে।',
  submit: { label: 'আমার LinkHub তৈরি করুন', busyLabel: 'তৈরি হচ্ছে…' },
  failure: 'প্রোফাইল তৈরি করার সময় সমস্যা হয়েছে।',
  success: 'আপনার LinkHub প্রোফাইল তৈরি হয়েছে!',
  successText: 'লাইভ ঠিকানা:',
  edit: { ...english.createPage.edit, label: 'ড্যাশবোর্ডে যান' },
  optional: { pictures: 'ছবি', look: 'ব্যাকগ্রাউন্ড ও রং', socials: 'সোশ্যাল লিংক', links: 'নিজের লিংক' },
}

export const ownPage: typeof english.ownPage = {
  label: 'আপনার পেজ',
  text: 'এটি আপনার পেজ।',
  edit: { ...english.ownPage.edit, label: 'এডিট করুন' },
}

export const profileFields: typeof english.profileFields = {
  name: { label: 'নাম', hint: 'যে নামে সবাই চেনে, যেকোনো হরফে।' },
  username: {
    label: 'ইউজারনেম',
    hint: 'শুধু ছোট হাতের ইংরেজি অক্ষর, সংখ্যা ও হাইফেন চলবে।',
    length: '৩ থেকে ৩০ অক্ষর, শুরুতে বা শেষে হাইফেন নয়।',
    address: 'আপনার ঠিকানা:',
    asking: 'খালি আছে কি না দেখা হচ্ছে…',
    free: 'এখন খালি আছে।',
    taken: 'এই ইউজারনেম খালি নেই।',
    suggestions: 'এখন খালি আছে:',
  },
  bio: { label: 'বায়ো', hint: 'আপনি কে, এখানে কী পাওয়া যাবে। দুটি বাক্যই যথেষ্ট।' },
  gradient: { sample: 'কখ', label: 'ব্যাকগ্রাউন্ড', names: { sunrise: 'ভোর', ocean: 'সাগর', dusk: 'গোধূলি' } },
  colour: {
    label: 'ব্যাজের রং',
    names: {
      black: 'কালো',
      white: 'সাদা',
      'red-orange': 'লালচে কমলা',
      green: 'সবুজ',
      blue: 'নীল',
      pink: 'গোলাপি',
      purple: 'বেগুনি',
      'aqua-green': 'ফিরোজা সবুজ',
    },
  },
}

export const missingFields: typeof english.missingFields = {
  name: 'আপনার নাম লিখুন।',
  username: 'একটি ইউজারনেম বেছে নিন।',
  bio: 'নিজের সম্পর্কে দু-চার কথা লিখুন।',
}

export const pictureField: typeof english.pictureField = {
  profile: { label: 'প্রোফাইল ছবি', hint: 'গোল দেখাবে। কোন অংশ থাকবে, আপনি ঠিক করুন।', alt: 'আপনার বেছে নেওয়া প্রোফাইল ছবি' },
  banner: { label: 'ব্যানার ছবি', hint: 'প্রোফাইল ছবির পেছনে চওড়া একটি ছবি।', alt: 'আপনার বেছে নেওয়া ব্যানার ছবি' },
  background: {
    label: 'ব্যাকগ্রাউন্ড ছবি',
    hint: 'লিংকের পেছনে পুরো পেজ জুড়ে থাকে। লেখা যেন পড়া যায়, তাই ছবিটি একটু গাঢ় বা হালকা করা হয়।',
    alt: 'আপনার বেছে নেওয়া ব্যাকগ্রাউন্ড ছবি',
  },
  choose: 'ছবি বেছে নিন',
  drop: 'বা এখানে টেনে আনুন, পেস্ট করুন',
  replace: 'বদলান',
  crop: 'ক্রপ',
  remove: 'সরান',
  reading: 'ছবি খোলা হচ্ছে…',
  uploading: 'ছবি আপলোড হচ্ছে…',
  removed: 'ছবি সরানো হয়েছে।',
  chosen: 'ছবি নেওয়া হয়েছে।',
  refusals: {
    notAPicture: 'এই ফাইলটি ছবি নয়। একটি JPEG, PNG, WebP, GIF বা AVIF ফাইল বেছে নিন।',
    unreadable: 'ছবিটি এখানে খোলা যাচ্ছে না। JPEG বা PNG করে সেভ করে আবার বেছে নিন।',
    tooLarge: 'ছবিটি এত বড় যে এখানে ছোট করা যাচ্ছে না। সর্বোচ্চ ৫ MB-র একটি ছবি বেছে নিন।',
  },
}

export const cropDialog: typeof english.cropDialog = {
  heading: { profile: 'ছবিটি বৃত্তের মধ্যে বসান', banner: 'যে অংশ দেখাবেন, বেছে নিন' },
  hint: 'ছবিটি টেনে সরান, অথবা অ্যারো কী ব্যবহার করুন।',
  zoom: 'জুম',
  use: 'এই অংশটি নিন',
  cancel: 'বাতিল',
}

export const socialFields: typeof english.socialFields = {
  github: { ...english.socialFields.github, hint: 'আপনার ইউজারনেম, অথবা প্রোফাইলের ঠিকানা।' },
  linkedin: { ...english.socialFields.linkedin, hint: 'আপনার প্রোফাইলের ঠিকানা।' },
  twitter: { ...english.socialFields.twitter, hint: 'আপনার @নাম, অথবা প্রোফাইলের ঠিকানা।' },
  instagram: { ...english.socialFields.instagram, hint: 'আপনার @নাম, অথবা প্রোফাইলের ঠিকানা।' },
  facebook: { ...english.socialFields.facebook, hint: 'আপনার পেজ বা প্রোফাইলের ঠিকানা।' },
  whatsapp: { ...english.socialFields.whatsapp, hint: 'আপনার নম্বর, যেভাবে সাধারণত লেখেন।' },
  leadsTo: 'যাবে এখানে:',
  understood: 'আমরা বুঝেছি:',
  whichCountry: 'নম্বরটি কোন দেশের?',
  withoutCountry: 'শুরুতে + আর দেশের কোড দিন, তাহলে সব জায়গা থেকে কাজ করবে।',
  countryMissing: 'WhatsApp নম্বরের সঙ্গে দেশটিও লাগবে।',
  phoneCountryMissing: 'ফোন নম্বরের সঙ্গে দেশটিও লাগবে।',
  byName: 'ওই সাইটে আপনার নাম, @ সহ বা ছাড়া, অথবা প্রোফাইলের ঠিকানা।',
  byAddress: 'আপনার প্রোফাইলের ঠিকানা।',
}

export const linkFields: typeof english.linkFields = {
  title: 'শিরোনাম',
  url: 'ঠিকানা',
  leadsTo: 'যাবে এখানে:',
  halfTitle: 'ঠিকানাও দিন: দুটোই থাকলে তবেই লিংকটি দেখাবে।',
  halfUrl: 'শিরোনামও দিন: দুটোই থাকলে তবেই লিংকটি দেখাবে।',
  heading: 'লিংক',
  add: 'লিংক যোগ করুন',
  remove: 'সরান',
  full: 'পাঁচটি লিংক হয়ে গেছে। নতুন একটি দিতে হলে আগে একটি সরান।',
  removed: 'লিংক সরানো হয়েছে।',
}

export const preview: typeof english.preview = {
  label: 'লাইভ প্রিভিউ',
  note: 'লাইভ প্রিভিউ। যা বদলাবেন, আগে এখানে দেখবেন।',
  open: 'প্রিভিউ',
  close: 'প্রিভিউ বন্ধ করুন',
  example: { ...english.preview.example, name: 'আপনার নাম', bio: 'নিজের সম্পর্কে দু-চার কথা।' },
}
