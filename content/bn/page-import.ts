import type * as english from '../page-import.ts'
import { writeCount } from './write-count.ts'

export const isDraft = true

export const pageImport: typeof english.pageImport = {
  open: 'লিংক ইমপোর্ট করুন',
  heading: 'লিংক ইমপোর্ট করুন',
  close: 'বন্ধ করুন',
  text: 'Linktree, Beacons, LinkStack বা আপনার লিংক আছে এমন যেকোনো পেজ থেকে। আপনি বেছে না নেওয়া পর্যন্ত কিছুই বদলাবে না।',
  address: { label: 'আপনার পেজের ঠিকানা', hint: 'যেমন linktr.ee/yourname' },
  find: { label: 'লিংক খুঁজুন', busyLabel: 'পেজ পড়া হচ্ছে…' },
  file: { label: 'সেভ করা পেজ বেছে নিন', hint: 'ব্রাউজারে সেভ করা HTML ফাইল, কিংবা এক্সপোর্ট করা JSON ফাইল।' },
  found: 'কী কী নেবেন, বেছে নিন।',
  name: 'নাম',
  bio: 'বায়ো',
  profiles: 'প্রোফাইল',
  links: 'লিংক',
  replaces: 'এখন আছে:',
  count: (chosen, room) => `${writeCount(room)}টির মধ্যে ${writeCount(chosen)}টি বাছা হয়েছে`,
  room: (found, room) =>
    `${writeCount(found)}টি লিংক পাওয়া গেছে। আপনার পেজে আরও ${writeCount(room)}টির জায়গা আছে। কোনগুলো নেবেন, বেছে নিন।`,
  full: 'আপনার পেজে আগে থেকেই পাঁচটি লিংক আছে। নতুন নিতে হলে আগে একটি সরান।',
  limit: 'আর জায়গা নেই। অন্য একটি নিতে চাইলে আগে একটির টিক তুলে দিন।',
  take: 'এগুলো নিন',
  again: 'অন্য পেজ পড়ুন',
  taken: 'লিংক ইমপোর্ট হয়েছে',
  undo: 'আনডু',
  failed: 'কাজটি হয়নি। আবার চেষ্টা করুন।',
}
