import type * as english from '../sample-notes.ts'

export const isDraft = true

export const sampleNotes: typeof english.sampleNotes = {
  team: 'নমুনা মানুষ; স্টুডিওর নিজের টিম এলে বদলে যাবে।',
  caseStudy: 'নমুনা: ক্লায়েন্ট, গল্প ও সংখ্যা বানানো। আসল প্রজেক্ট এলে বদলে যাবে।',
  caseStudyLabel: 'নমুনা কাজ',
  testimonial: 'নমুনা; ক্লায়েন্টের নিজের কথা এলে বদলে যাবে।',
  contact: 'নমুনা ঠিকানা ও নম্বর; এখনো কারও কাছে পৌঁছায় না।',
  legal: 'নমুনা লেখা; এখনো কোনো আইনজীবী দেখেননি।',
}
