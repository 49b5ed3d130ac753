import { type DemoEnquiry, taka } from './enquiry.ts'

export const banglaEnquiries: DemoEnquiry[] = [
  {
    fate: 'new',
    request: {
      name: 'রেজাউল করিম',
      email: 'rezaul@padmafish.example',
      company: 'পদ্মা ফিশ',
      projectType: 'ecommerce',
      budget: '5k-10k',
      description:
        'আমরা রাজশাহী থেকে তাজা মাছ ঢাকায় পাঠাই। এখন অর্ডার আসে ফেসবুক মেসেজে, অনেক সময় হারিয়ে যায়। একটা দোকান চাই যেখানে মানুষ নিজে অর্ডার দিতে পারে, বিকাশে টাকা দিতে পারে।',
    },
  },
  {
    fate: 'new',
    lead: {
      name: 'সুমাইয়া আক্তার',
      contact: '+৮৮০ ১৭০০ ০০০ ২১১',
      type: 'web development',
      businessName: 'আক্তার বুটিক',
      location: 'মিরপুর, ঢাকা',
      comment: 'আমার বুটিকের জন্য একটা ওয়েবসাইট দরকার, ঈদের আগে চালু করতে চাই। সম্ভব হবে?',
    },
  },
  {
    fate: 'new',
    lead: {
      name: 'আব্দুল হালিম',
      contact: '+880 1700 000 212',
      type: 'marketing',
      businessName: 'হালিম ফার্নিচার',
      location: 'বগুড়া',
      comment: 'ফেসবুকে বিজ্ঞাপন দিই কিন্তু ক্রেতা কম। আপনারা কি বিজ্ঞাপন চালিয়ে দেন? মাসে কত লাগে?',
    },
  },
  {
    fate: 'new',
    lead: {
      name: 'তানজিলা হক',
      contact: 'tanzila@mailhouse.example',
      type: 'other',
      location: 'ময়মনসিংহ',
      comment: 'আপনাদের লিংকহাব পেজে কি আমার ইউটিউব চ্যানেলের ভিডিও দেখানো যায়?',
    },
  },
  {
    fate: 'taken',
    request: {
      name: 'মাহবুব আলম',
      email: 'mahbub@shishupath.example',
      company: 'শিশুপাঠ স্কুল',
      projectType: 'full-stack-development',
      budget: '<5k',
      description: 'স্কুলের ভর্তি ফরম, নোটিশ আর ফলাফল অনলাইনে দিতে চাই। অভিভাবকেরা বেশির ভাগ মোবাইলে দেখেন।',
    },
  },
  {
    fate: 'taken',
    lead: {
      name: 'নাসরিন সুলতানা',
      contact: 'nasrin@gramerhaat.example',
      type: 'web development',
      businessName: 'গ্রামের হাট',
      location: 'যশোর',
      comment: 'মধু, ঘি আর চালের অনলাইন দোকান। আগে একটা সাইট ছিল, খুব ধীর। নতুন করে বানাতে চাই।',
    },
  },
  {
    fate: 'talking',
    worth: taka(260_000),
    request: {
      name: 'জাহিদ হাসান',
      email: 'zahid@autoghor.example',
      company: 'অটোঘর',
      projectType: 'web-app',
      budget: '5k-10k',
      description: 'গাড়ির যন্ত্রাংশ বিক্রি করি। মেকানিকেরা যেন গাড়ির মডেল দিয়ে যন্ত্রাংশ খুঁজে দাম দেখতে পারেন।',
    },
  },
  {
    fate: 'talking',
    worth: taka(150_000),
    lead: {
      name: 'ফারহানা ইয়াসমিন',
      contact: 'farhana@rannaghor.example',
      type: 'marketing',
      businessName: 'রান্নাঘর ক্যাটারিং',
      location: 'উত্তরা, ঢাকা',
      comment: 'বিয়ের মৌসুমের আগে গুগলে প্রথম পাতায় আসতে চাই। আগে কেউ কাজ করেছিল, ফল পাইনি।',
    },
  },
  {
    fate: 'talking',
    worth: taka(90_000),
    request: {
      name: 'শফিকুল ইসলাম',
      email: 'shafiq@nodimukh.example',
      company: 'নদীমুখ ট্যুরস',
      projectType: 'video-production',
      budget: '<5k',
      description: 'সুন্দরবন ভ্রমণ নিয়ে তিনটা ছোট ভিডিও চাই, বাংলা আর ইংরেজি সাবটাইটেলসহ।',
    },
  },
  {
    fate: 'proposal',
    worth: taka(380_000),
    request: {
      name: 'রুবিনা খাতুন',
      email: 'rubina@tatghor.example',
      company: 'তাঁতঘর',
      projectType: 'ecommerce',
      budget: '5k-10k',
      description: 'টাঙ্গাইলের তাঁতের শাড়ি বিক্রি করি, এখন বিদেশেও ক্রেতা আছে। ডলারে দাম আর আন্তর্জাতিক ডেলিভারি লাগবে।',
    },
  },
  {
    fate: 'proposal',
    worth: taka(210_000),
    request: {
      name: 'কামরুল হাসান',
      email: 'kamrul@dristi.example',
      company: 'দৃষ্টি চশমা',
      projectType: 'ui-ux',
      budget: '<5k',
      description: 'আমাদের অ্যাপে চশমার ফ্রেম বাছাই করা কঠিন। নকশাটা সহজ করে দিতে হবে।',
    },
  },
  {
    fate: 'proposal',
    worth: taka(120_000),
    lead: {
      name: 'মৌসুমী দাস',
      contact: 'moushumi@alpona.example',
      type: 'marketing',
      businessName: 'আলপনা ইভেন্টস',
      location: 'চট্টগ্রাম',
      comment: 'গায়ে হলুদ আর বিয়ের সাজসজ্জা করি। ইনস্টাগ্রাম আর ফেসবুক সামলানোর লোক চাই।',
    },
  },
  {
    fate: 'negotiating',
    worth: taka(640_000),
    request: {
      name: 'ডা. সাইফুল ইসলাম',
      email: 'saiful@arogya.example',
      company: 'আরোগ্য ডায়াগনস্টিক',
      projectType: 'web-app',
      budget: '10k-20k',
      description: 'রোগীরা যেন মোবাইল নম্বর দিয়ে রিপোর্ট নামাতে পারেন। দিনে প্রায় চারশো রিপোর্ট।',
    },
  },
  {
    fate: 'negotiating',
    worth: taka(300_000),
    request: {
      name: 'আনোয়ার পারভেজ',
      email: 'anwar@sobujkhamar.example',
      company: 'সবুজ খামার',
      projectType: 'full-stack-development',
      budget: '5k-10k',
      description: 'খামারের দুধ আর সবজি সাপ্তাহিক ভিত্তিতে বাসায় দিই। গ্রাহক যেন নিজে সপ্তাহ বন্ধ রাখতে পারেন।',
    },
  },
  {
    fate: 'won',
    worth: taka(275_000),
    request: {
      name: 'ইশরাত জাহান',
      email: 'ishrat@boighor.example',
      company: 'বইঘর প্রকাশনী',
      projectType: 'ecommerce',
      budget: '5k-10k',
      description: 'বইমেলার আগে প্রকাশনীর বই অনলাইনে বিক্রি শুরু করতে চাই। প্রায় ৪০০ বই।',
    },
  },
  {
    fate: 'lost',
    worth: taka(80_000),
    lead: {
      name: 'মিজানুর রহমান',
      contact: '+880 1700 000 213',
      type: 'web development',
      businessName: 'রহমান ট্রেডার্স',
      location: 'নারায়ণগঞ্জ',
      comment: 'পাঁচ পাতার একটা সাইট, দশ হাজার টাকার মধ্যে হবে?',
    },
  },
  {
    fate: 'not for us',
    lead: {
      name: 'সজীব মিয়া',
      contact: 'sajib@mailhouse.example',
      type: 'other',
      location: 'কুমিল্লা',
      comment: 'আপনাদের কাছে কি পুরোনো ল্যাপটপ কেনা যায়?',
    },
  },
  {
    fate: 'not for us',
    lead: {
      name: 'লাবণী রায়',
      contact: 'laboni@mailhouse.example',
      type: 'other',
      location: 'রংপুর',
      comment: 'আমার ফেসবুক আইডি হ্যাক হয়েছে, ফিরিয়ে দিতে পারবেন?',
    },
  },
  {
    fate: 'investor',
    lead: {
      name: 'হাসান মাহমুদ',
      contact: 'hasan@dhakaangels.example',
      type: 'invest',
      businessName: 'ঢাকা অ্যাঞ্জেলস',
      location: 'গুলশান, ঢাকা',
      comment: 'দেশি সফটওয়্যার কোম্পানিতে বিনিয়োগ করি। আপনাদের লিংকহাব নিয়ে কথা বলতে চাই।',
    },
  },
  {
    fate: 'spam',
    lead: {
      name: 'অফার',
      contact: 'win@jackpot.example',
      type: 'other',
      comment:
        'আজই টাকা জিতুন! https://jackpot.example/a https://jackpot.example/b <a href="https://jackpot.example/c">এখানে</a> www.jackpot.example',
    },
  },
]
