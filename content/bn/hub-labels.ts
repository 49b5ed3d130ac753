import type * as english from '../en/hub-labels.ts'

export const isDraft = true

export const hubLabels: typeof english.hubLabels = {
  direction: 'ltr',
  connect: 'আমার সঙ্গে যোগাযোগ করুন',
  save: 'কন্টাক্ট সেভ করুন',
  report: 'এই পেজ নিয়ে অভিযোগ জানান',
  madeWith: 'Creator LinkHub দিয়ে তৈরি',
  socials: 'সোশ্যাল প্রোফাইল',
  links: 'লিংক',
  phone: 'ফোন',
  email: 'ইমেইল',
  portrait: (name) => `${name}-এর ছবি`,
  seePage: 'পেজটি দেখুন:',
  lost: { title: 'পেজ পাওয়া যায়নি', text: 'এই ঠিকানায় কিছু নেই।' },
  out: { open: 'ব্রাউজারে খুলুন', copy: 'ব্রাউজারে খুলতে ঠিকানাটি চেপে ধরে কপি করুন।' },
}
