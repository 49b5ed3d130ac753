import type { colours, Gradient, pageLanguages } from '@nokshi/contract/linkhub.ts'
import type { Ground } from '@nokshi/contract/website/palette.ts'

export interface DemoCreator {
  name: string
  username: string
  bio: string
  language: (typeof pageLanguages)[number]
  timeZone: string
  /** Where most visitors are. */
  country: 'BD' | 'AE' | 'SA'
  gradient: Gradient
  selectedColor: (typeof colours)[number]['hex']
  socials: Partial<Record<'github' | 'linkedin' | 'twitter' | 'instagram' | 'facebook' | 'whatsapp', string>>
  links: [title: string, url: string][]
  /** Visits on an ordinary day of the last month; a year ago there were half as many. */
  visitsADay: number
  /** What the portrait and the banner in demo/pictures lie on. */
  ground: Ground
}

const DHAKA = { timeZone: 'Asia/Dhaka', country: 'BD' } as const
const DUBAI = { timeZone: 'Asia/Dubai', country: 'AE' } as const
const RIYADH = { timeZone: 'Asia/Riyadh', country: 'SA' } as const

/** The first is the one whose account is printed. */
export const creators: [DemoCreator, ...DemoCreator[]] = [
  {
    name: 'Nadia Islam',
    username: 'nadia-cooks',
    bio: 'Bengali home cooking from Sylhet, one pot at a time. New recipe every Friday.',
    language: 'en',
    ...DHAKA,
    gradient: 'sunrise',
    selectedColor: '#ff5733',
    socials: { instagram: 'nadia.cooks', facebook: 'https://www.facebook.com/nadiacooks', whatsapp: '+8801700000401' },
    links: [
      ['This week: beef tehari', 'https://nadia-cooks.example/tehari'],
      ['The cookbook', 'https://nadia-cooks.example/book'],
      ['Spices I buy', 'https://nadia-cooks.example/spices'],
      ['Ask me to cook at your event', 'https://nadia-cooks.example/events'],
    ],
    visitsADay: 34,
    ground: 'button',
  },
  {
    name: 'আরিফ রহমান',
    username: 'arif-travels',
    bio: 'বাংলাদেশের নদী, পাহাড় আর গ্রাম। কম খরচে ঘোরার গল্প।',
    language: 'bn',
    ...DHAKA,
    gradient: 'ocean',
    selectedColor: '#20c997',
    socials: { instagram: 'arif.travels', facebook: 'https://www.facebook.com/ariftravels' },
    links: [
      ['নতুন ভিডিও: সাজেকের ভোর', 'https://arif-travels.example/sajek'],
      ['হাওর ভ্রমণের খরচ', 'https://arif-travels.example/haor'],
      ['আমার ব্যাগে যা থাকে', 'https://arif-travels.example/bag'],
    ],
    visitsADay: 22,
    ground: 'panel',
  },
  {
    name: 'ليلى القحطاني',
    username: 'layla-coffee',
    bio: 'قهوة مختصة من بيتي في الرياض. وصفات، أدوات، ومقاهٍ تستحق الزيارة.',
    language: 'ar',
    ...RIYADH,
    gradient: 'dusk',
    selectedColor: '#ff5733',
    socials: { instagram: 'layla.coffee', twitter: 'laylacoffee', whatsapp: '+966500000402' },
    links: [
      ['وصفة V60 للمبتدئين', 'https://layla-coffee.example/v60'],
      ['أفضل عشرة مقاهٍ في الرياض', 'https://layla-coffee.example/riyadh'],
      ['أدواتي', 'https://layla-coffee.example/tools'],
    ],
    visitsADay: 26,
    ground: 'accent',
  },
  {
    name: 'Omar Siddiqui',
    username: 'omar-codes',
    bio: 'I teach web development in Bangla and English. Free lessons, no shortcuts.',
    language: 'en',
    ...DHAKA,
    gradient: 'ocean',
    selectedColor: '#007bff',
    socials: { github: 'omar-codes', linkedin: 'https://www.linkedin.com/in/omarcodes', twitter: 'omarcodes' },
    links: [
      ['Start here: your first page', 'https://omar-codes.example/start'],
      ['Course: React in 30 evenings', 'https://omar-codes.example/react'],
      ['Newsletter', 'https://omar-codes.example/letter'],
    ],
    visitsADay: 12,
    ground: 'panel',
  },
  {
    name: 'মিতু সেন',
    username: 'mitu-sews',
    bio: 'নকশিকাঁথা, পুরোনো শাড়ি আর নতুন গল্প। অর্ডার খোলা।',
    language: 'bn',
    ...DHAKA,
    gradient: 'sunrise',
    selectedColor: '#6f42c1',
    socials: { facebook: 'https://www.facebook.com/mitusews', whatsapp: '+8801700000403' },
    links: [
      ['কাঁথার দাম ও মাপ', 'https://mitu-sews.example/prices'],
      ['ঘরে বসে শেখা', 'https://mitu-sews.example/class'],
      ['ক্রেতাদের ছবি', 'https://mitu-sews.example/photos'],
    ],
    visitsADay: 8,
    ground: 'success',
  },
  {
    name: 'خالد المنصوري',
    username: 'khalid-drives',
    bio: 'تجارب سيارات بصراحة، من شوارع دبي إلى رمال ليوا.',
    language: 'ar',
    ...DUBAI,
    gradient: 'dusk',
    selectedColor: '#ff5733',
    socials: { instagram: 'khalid.drives', twitter: 'khaliddrives' },
    links: [
      ['آخر تجربة: سيارة كهربائية في الصيف', 'https://khalid-drives.example/ev'],
      ['كم تكلف سيارتك فعلًا؟', 'https://khalid-drives.example/cost'],
      ['للإعلان معي', 'https://khalid-drives.example/ads'],
    ],
    visitsADay: 9,
    ground: 'muted',
  },
  {
    name: 'Dr Sara Haque',
    username: 'sara-clinic',
    bio: 'Children’s doctor in Sylhet. Clinic at Zindabazar, Saturday to Thursday, 4 to 9 pm.',
    language: 'en',
    ...DHAKA,
    gradient: 'ocean',
    selectedColor: '#ffffff',
    socials: { facebook: 'https://www.facebook.com/saraclinic', whatsapp: '+8801700000405' },
    links: [
      ['Book a visit', 'https://sara-clinic.example/book'],
      ['Fever: when to come at once', 'https://sara-clinic.example/fever'],
      ['Vaccines by age', 'https://sara-clinic.example/vaccines'],
      ['How to find us', 'https://sara-clinic.example/map'],
    ],
    visitsADay: 4,
    ground: 'success',
  },
  {
    name: 'তাহসিন কবির',
    username: 'tahsin-sings',
    bio: 'গান লিখি, গাই, মাঝে মাঝে ভুল সুরে। নতুন গান প্রতি মাসে।',
    language: 'bn',
    ...DHAKA,
    gradient: 'sunrise',
    selectedColor: '#e83e8c',
    socials: { facebook: 'https://www.facebook.com/tahsinsings', instagram: 'tahsin.sings' },
    links: [
      ['নতুন গান: জানালার পাশে', 'https://tahsin-sings.example/janala'],
      ['কনসার্টের টিকিট', 'https://tahsin-sings.example/tickets'],
    ],
    visitsADay: 10,
    ground: 'accent',
  },
  {
    name: 'نوف الدوسري',
    username: 'nouf-perfume',
    bio: 'عطور شرقية أخلطها بيدي في الرياض. توصيل داخل المملكة خلال يومين.',
    language: 'ar',
    ...RIYADH,
    gradient: 'dusk',
    selectedColor: '#ffffff',
    socials: { instagram: 'nouf.perfume', twitter: 'noufperfume', whatsapp: '+966500000406' },
    links: [
      ['كيف تختار عطرك', 'https://nouf-perfume.example/choose'],
      ['آراء الزبائن', 'https://nouf-perfume.example/reviews'],
    ],
    visitsADay: 6,
    ground: 'button',
  },
  {
    name: 'Rafi Chowdhury',
    username: 'rafi-films',
    bio: 'Short documentaries about people who make things.',
    language: 'en',
    ...DHAKA,
    gradient: 'dusk',
    selectedColor: '#000000',
    socials: { instagram: 'rafi.films', linkedin: 'https://www.linkedin.com/in/rafifilms' },
    links: [
      ['Watch: The last boat builder', 'https://rafi-films.example/boat'],
      ['Hire me', 'https://rafi-films.example/hire'],
      ['Cameras and lenses', 'https://rafi-films.example/kit'],
    ],
    visitsADay: 5,
    ground: 'muted',
  },
  {
    name: 'রোকসানা বেগম',
    username: 'roksana-garden',
    bio: 'ছাদবাগান: টবে টমেটো, বৃষ্টির পানি আর ধৈর্য।',
    language: 'bn',
    ...DHAKA,
    gradient: 'ocean',
    selectedColor: '#28a745',
    socials: { facebook: 'https://www.facebook.com/roksanagarden' },
    links: [
      ['শীতের সবজি: কখন কী লাগাবেন', 'https://roksana-garden.example/winter'],
      ['সার বানানোর নিয়ম', 'https://roksana-garden.example/compost'],
    ],
    visitsADay: 4,
    ground: 'success',
  },
  {
    name: 'Hamdan & Maya',
    username: 'hamdan-maya',
    bio: 'Two photographers in Dubai. Weddings, families, deserts.',
    language: 'en',
    ...DUBAI,
    gradient: 'sunrise',
    selectedColor: '#ffffff',
    socials: { instagram: 'hamdan.maya', whatsapp: '+971500000404' },
    links: [
      ['Free dates this winter', 'https://hamdan-maya.example/dates'],
      ['Prices', 'https://hamdan-maya.example/prices'],
      ['A wedding in Hatta', 'https://hamdan-maya.example/hatta'],
    ],
    visitsADay: 7,
    ground: 'panel',
  },
]
