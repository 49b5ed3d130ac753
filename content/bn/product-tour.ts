import type * as english from '../product-tour.ts'

export const productTour: typeof english.productTour = {
  heading: 'আপনার পেজে যা যা পাবেন',
  parts: {
    page: { title: 'আপনার মতো একটি পেজ', text: 'দশটি তৈরি সাজ, নিজের ব্যাকগ্রাউন্ড ছবি, আর লেখা সব সময় পরিষ্কার পড়া যায়।' },
    shop: { title: 'ছোট একটি দোকান', text: 'ছবি আর দামসহ পণ্য। ট্যাপ করলেই WhatsApp-এ অর্ডার তৈরি।' },
    paid: { title: 'টাকা নেওয়া', text: 'bKash, Nagad, Rocket বা ব্যাংক অ্যাকাউন্ট: এক ট্যাপেই নম্বর কপি করা যায়।' },
    messages: { title: 'মেসেজ আর ফলোয়ার', text: 'পেজ থেকেই সবাই আপনাকে লিখতে পারে। আপনার ইমেইল ঠিকানা কেউ দেখে না।' },
    languages: { title: 'বাংলা, আরবি ও ইংরেজি', text: 'যে ভাষা যেদিক থেকে লেখা হয়, সেভাবেই দেখায়, সব ফোনে।' },
    import: { title: 'পুরোনো পেজ নিয়ে আসুন', text: 'Linktree বা Beacons পেজের ঠিকানা দিন, কী কী আনবেন বেছে নিন।' },
  },
}
