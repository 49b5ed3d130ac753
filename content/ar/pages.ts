import type { PageLink } from '@nokshi/contract/website/site-content.ts'
import * as english from '../pages.ts'
import { translateEntries } from '../translate-entries.ts'
import { brand } from './brand.ts'

export const isDraft = true

export const pages: typeof english.pages = {
  '/': {
    title: `${brand.name}: ${brand.tagline}`,
    description:
      'استوديو صغير في دكا يصمم المواقع والمتاجر وتطبيقات الويب ويبنيها ويسوّقها للأعمال في بنغلاديش والإمارات والسعودية.',
    heading: brand.tagline,
  },
  '/about': {
    title: `أحد عشر شخصًا خلف العمل | ${brand.name}`,
    description:
      'مطورون ومصممون وصانعو أفلام ومسوّقون في دكا. تتحدث مع من ينجز العمل بنفسه، بالعربية أو الإنجليزية أو البنغالية.',
    heading: 'هذا فريقنا',
  },
  '/services': {
    title: `سبع خدمات وفريق واحد | ${brand.name}`,
    description:
      'تطوير متكامل، ومتاجر إلكترونية، وتطبيقات ويب، وتصميم UI/UX، وفيديو، وتسويق رقمي، وإعلانات Google: ما تشمله كل خدمة وكم تستغرق.',
    heading: 'ما نقدّمه، وما لا نقدّمه',
  },
  '/portfolio': {
    title: `أعمالنا: متاجر وتطبيقات وأفلام | ${brand.name}`,
    description:
      'تذاكر عبّارات، وتمور تصل بين الصلوات، وتسع سيارات صيانة، وأربعون ثانية من الشاي: أين كان الخلل، وماذا فعلنا، وما النتيجة.',
    heading: 'أين كان الخلل، وماذا فعلنا',
  },
  '/products': {
    title: `Creator LinkHub ومنتجان نبنيهما لك | ${brand.name}`,
    description:
      'Creator LinkHub صفحة مجانية تجمع روابطك كلها. أما المتجر ومعرض الأعمال فنبنيهما لك بسعر ثابت نتفق عليه كتابةً.',
    heading: 'ثلاث طرق للبداية',
  },
  '/testimonials': {
    title: `ماذا يقول عملاؤنا، حتى حين تعثّرنا | ${brand.name}`,
    description:
      'عملاء في دكا ودبي والرياض يروون ما كان صعبًا، وما حدث، وكيف تصرّفنا حين لم تسر الأمور كما خُطط لها.',
    heading: 'بكلماتهم هم',
  },
  '/contact': {
    title: `تواصل معنا: بريد وWhatsApp وهاتف | ${brand.name}`,
    description:
      'اكتب لنا أو اتصل بالعربية أو الإنجليزية أو البنغالية. ساعات عملنا بتوقيت دكا ودبي والرياض، وما يحدث بعد أن تكتب.',
    heading: 'اكتب لنا',
  },
  '/support': {
    title: `أسئلة وأجوبة | ${brand.name}`,
    description:
      'الأسعار والدفعات وطرق الدفع وأيام العمل، ولمن تعود ملكية الشيفرة، وما يشمله الدعم ٢٤/٧، وكيف يتعامل Creator LinkHub مع بياناتك.',
    heading: 'ما يسألنا عنه الناس',
  },
  '/privacy': {
    title: `الخصوصية | ${brand.name}`,
    description: 'ما نحتفظ به عنك، ولماذا، وإلى متى، وكيف تطلب تعديله أو حذفه.',
    heading: 'الخصوصية',
  },
  '/terms': {
    title: `الشروط | ${brand.name}`,
    description: 'قواعد هذا الموقع وCreator LinkHub، بكلمات واضحة.',
    heading: 'الشروط',
  },
  '/start-project': {
    title: `ابدأ مشروعك | ${brand.name}`,
    description:
      'أخبرنا بما تحتاج إليه في نحو ثلاث دقائق. يقرؤه شخص من فريقنا ويرد خلال يوم عمل واحد بأسئلة أو بتقدير أولي.',
    heading: 'ابدأ مشروعك',
  },
}

const byAddress = ({ to }: PageLink) => to

const { heroActions } = english.homePage

export const homePage: typeof english.homePage = {
  heroLines: ['مواقع', 'حيكت', 'لتدوم'],
  heroText:
    'نصمم المواقع والمتاجر وتطبيقات الويب ونبنيها ونسوّقها للأعمال في بنغلاديش والإمارات والسعودية. فريق صغير واحد يمسك بالخيط، من أول رسم إلى ليلة يتعطل فيها شيء.',
  heroActions: {
    first: { ...heroActions.first, label: 'ابدأ مشروعك' },
    second: { ...heroActions.second, label: 'شاهد أعمالنا' },
  },
  figures: [
    {
      value: '+٥٠',
      label: 'مشروعًا منجزًا',
      caption: 'غرزة لكل مشروع، وواحدة على الإبرة.',
      picture: 'stitches',
    },
    { value: '٣', label: 'دول نخدمها', caption: 'بنغلاديش والإمارات والسعودية.', picture: 'boats' },
    {
      value: '٢٤/٧',
      label: 'دعم متواصل',
      caption: brand.supportPromise,
      picture: 'wheel',
    },
  ],
  services: {
    heading: 'سبع خدمات بسبع غرز',
    text: 'لكل خدمة غرزتها، وستراها بجانبها أينما ذُكرت في هذا الموقع.',
  },
  technologies: {
    heading: 'بماذا نبني',
    text: 'أدوات تُصان باستمرار، ويعرفها غيرنا أيضًا، وتبقى لك إن تركتنا.',
  },
  team: {
    heading: 'الأيدي التي تحيك',
    action: { ...english.homePage.team.action, label: 'الفريق كاملًا' },
  },
}

export const aboutPage: typeof english.aboutPage = {
  intro: 'أحد عشر شخصًا في دكا. نقدّم خدمات تطوير المواقع والتسويق والاستثمار، وتتحدث مباشرة مع من ينجز العمل.',
  callToAction: {
    heading: 'هل أنت مستعد للعمل مع فريقنا؟',
    action: { ...english.aboutPage.callToAction.action, label: 'تواصل معنا' },
  },
  form: {
    heading: 'أخبرنا أين انفلت الخيط',
    text: 'يكفي سطران. كل رسالة يقرؤها شخص من فريقنا ويرد عليها خلال يوم عمل واحد، بالعربية أو الإنجليزية أو البنغالية.',
    cardTitle: 'للتواصل',
  },
}

export const servicesPage: typeof english.servicesPage = {
  intro:
    'تجد في كل خدمة ما تشمله، ودورك فيها، وما تتسلّمه، وكم تستغرق عادة. وإن كان ما تحتاج إليه أصغر من ذلك، قلنا لك.',
  index: 'كل الخدمات',
  labels: {
    forWhom: 'لمن هذه الخدمة',
    included: 'ماذا تشمل',
    steps: 'كيف تسير',
    youDo: 'دورك',
    youGet: 'ما تتسلّمه',
    typicalTime: 'كم تستغرق',
    isNot: 'حدود الخدمة',
    action: 'ابدأ بهذه الخدمة',
  },
}

export const portfolioPage: typeof english.portfolioPage = {
  intro: 'بعض مشاريعنا، نرويها من بدايتها. ونذكر ما تعثّر أيضًا، فلا يخلو مشروع من عثرة.',
  labels: {
    problem: 'أين كان الخلل',
    work: 'ماذا فعلنا',
    result: 'النتيجة',
    technologies: 'الأدوات',
    previous: 'المشروع السابق',
    next: 'المشروع التالي',
    back: 'كل المشاريع',
  },
  callToAction: {
    heading: 'هكذا يبدأ مشروعك أيضًا',
    text: 'أخبرنا بما يتعثر اليوم. يكفي سطران.',
    action: 'ابدأ مشروعك',
  },
}

export const productsPage: typeof english.productsPage = {
  intro: 'منتج تستخدمه خلال خمس دقائق، ومنتجان نبنيهما لك.',
  action: 'ابدأ الآن',
  login: { ...english.productsPage.login, question: 'لديك صفحة؟', label: 'سجّل الدخول' },
}

export const testimonialsPage: typeof english.testimonialsPage = {
  intro: 'ما كان صعبًا، وما حدث، ومن ردّ على الهاتف.',
  story: 'كيف سار العمل مع',
}

export const supportPage: typeof english.supportPage = {
  intro: 'لم تجد سؤالك؟ اطرحه علينا، فالأسئلة الجيدة تجد مكانها هنا.',
  action: { ...english.supportPage.action, label: 'اسألنا' },
  groups: 'انتقل إلى',
  search: {
    label: 'ابحث عن سؤال',
    placeholder: 'دفعة، العربية، النطاق',
    foundOne: 'سؤال ترد فيه هذه الكلمات.',
    foundMany: 'من الأسئلة ترد فيها هذه الكلمات.',
    foundNone: 'جرّب كلمة واحدة، أو اسألنا.',
  },
}

export const startProjectPage: typeof english.startProjectPage = {
  intro: 'لا يلزم سوى اسمك وبريدك وبضع كلمات عن المشروع. وما عدا ذلك يعيننا على أن نجيبك بدقة.',
  back: { ...english.startProjectPage.back, label: 'إلى الرئيسية' },
  descriptionHint: 'ما الغرض منه، ومن سيستخدمه، ومتى تحتاج إليه. تكفي بضعة أسطر.',
}

const foot = english.footer

const columnHeadings: Record<string, string> = {
  Services: 'الخدمات',
  Company: 'الاستوديو',
  Support: 'الدعم',
}

const columnLinks: Record<string, { label: string }> = {
  '/services#full-stack-development': { label: 'تطوير متكامل' },
  '/services#e-commerce': { label: 'متاجر إلكترونية' },
  '/services#web-applications': { label: 'تطبيقات الويب' },
  '/services#ui-ux-design': { label: 'تصميم UI/UX' },
  '/services': { label: 'الخدمات السبع' },
  '/about': { label: 'من نحن' },
  '/portfolio': { label: 'أعمالنا' },
  '/products': { label: 'منتجاتنا' },
  '/testimonials': { label: 'آراء العملاء' },
  '/support': { label: 'أسئلة وأجوبة' },
  '/contact': { label: 'تواصل معنا' },
  '/login': { label: 'الدخول إلى LinkHub' },
  '/register': { label: 'إنشاء حساب' },
  '/privacy': { label: 'الخصوصية' },
  '/terms': { label: 'الشروط' },
}

export const footer: typeof english.footer = {
  heading: 'أعطنا طرف الخيط',
  columns: foot.columns.map(({ heading, links }) => ({
    heading: columnHeadings[heading] ?? heading,
    links: translateEntries(links, byAddress, columnLinks),
  })),
  socials: foot.socials,
}
