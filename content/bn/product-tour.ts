import type * as english from '../product-tour.ts'

export const productTour: typeof english.productTour = {
  heading: 'আপনার পেজে যা যা পাবেন',
  parts: {
    page: { title: 'আপনার মতো একটি পেজ', text: 'দশটি রেডিমেড ডিজাইন, নিজের ব্যাকগ্রাউন্ড ছবি; লেখা সব সময় পরিষ্কার পড়া যায়।' },
    shop: { title: 'ছোট একটি দোকান', text: 'ছবি আর দামসহ পণ্য। এক ট্যাপেই WhatsApp খোলে, অর্ডারের মেসেজ তৈরি থাকে।' },
    paid: { title: 'টাকা নেওয়া', text: 'bKash, Nagad, Rocket বা ব্যাংক অ্যাকাউন্ট: এক ট্যাপেই নম্বর কপি করা যায়।' },
    messages: { title: 'মেসেজ আর ফলোয়ার', text: 'পেজ থেকেই ভিজিটররা আপনাকে লিখতে পারেন। আপনার ইমেইল ঠিকানা কেউ দেখেন না।' },
    languages: { title: 'বাংলা, আরবি ও ইংরেজি', text: 'আরবি ডান দিক থেকেই দেখায়, আর সব ভাষা যেকোনো ফোনে পরিষ্কার পড়া যায়।' },
    import: { title: 'পুরোনো পেজ নিয়ে আসুন', text: 'Linktree বা Beacons পেজের ঠিকানা দিন, কী কী আনবেন বেছে নিন।' },
  },
}
