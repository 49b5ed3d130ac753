import type * as english from '../en/hub-message-labels.ts'

export const isDraft = true

export const messageLabels: typeof english.messageLabels = {
  leave: 'আমাকে মেসেজ পাঠান',
  news: 'আমার আপডেট পান',
  name: 'আপনার নাম',
  email: 'আপনার ইমেইল ঠিকানা',
  phone: 'অথবা আপনার নম্বর',
  either: 'দুটির একটি দিলেই হবে। নম্বর দিলে দেশের কোডসহ লিখুন।',
  text: 'আপনার মেসেজ',
  consent: (name) =>
    `হ্যাঁ, ${name} আমাকে আপডেট পাঠাতে পারেন: আমি ইমেইলে নিশ্চিত করার পরে সেখানে, অথবা আমার নম্বরে। যেকোনো সময় আমি এটি মুছে ফেলতে পারব।`,
  studio: 'আমারও একটি ওয়েবসাইট দরকার: Creator LinkHub যে স্টুডিওর, তারা আমার সঙ্গে যোগাযোগ করতে পারে।',
  notice: (name) => `এটি শুধু ${name} পড়বেন। ১২ মাস পরে মুছে ফেলা হবে।`,
  send: 'পাঠান',
  leaveBlank: 'এটি খালি রাখুন',
}
