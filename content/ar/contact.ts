import * as english from '../contact.ts'
import { translateEntries } from '../translate-entries.ts'
import { brand } from './brand.ts'

export const isDraft = true

export const contactIntro =
  'اكتب لنا بالعربية أو الإنجليزية أو البنغالية، وبالطريقة الأسهل عليك. كل رسالة يقرؤها شخص من فريقنا.'

export const contactPage: typeof english.contactPage = {
  channels: 'أربع طرق للتواصل معنا',
  hours: {
    heading: 'يومنا في ثلاث مدن',
    text: `${brand.supportPromise} ${brand.calendar.workingDaysInWords}: كل خط ساعة، من منتصف الليل إلى منتصف الليل، والخطوط الطويلة ساعات عملنا.`,
    now: 'الآن',
    onYourClock: 'بتوقيتك نحن هنا من',
    until: 'إلى',
  },
  after: 'ماذا يحدث بعد أن تكتب لنا',
  forms: {
    heading: 'أو اكتب لنا هنا',
    text: 'يكفي سطران في نموذج التواصل. أما نموذج المشروع فيسأل أكثر بقليل، ويعطيك تقديرًا أوليًا للتكلفة.',
    project: { ...english.contactPage.forms.project, label: 'ابدأ مشروعك' },
    contact: { ...english.contactPage.forms.contact, label: 'نموذج التواصل' },
  },
}

export const channels = translateEntries(english.channels, ({ kind }) => kind, {
  email: {
    name: 'البريد الإلكتروني',
    goodFor: 'لكل ما فيه مرفقات، ولكل ما تريد الرجوع إليه لاحقًا.',
  },
  whatsapp: { goodFor: 'لسؤال أول، أو رسالة صوتية، أو صورة للخطأ الذي ظهر على شاشتك.' },
  phone: {
    name: 'الهاتف',
    goodFor: 'حين يتوقف موقعك: في أي ساعة، حتى أيام الجمعة والأعياد.',
  },
  form: {
    name: 'نموذج المشروع',
    value: 'ابدأ مشروعك',
    goodFor: 'حين تعرف ما تحتاج إليه على وجه التقريب. يستغرق نحو ثلاث دقائق.',
  },
})

export const hours = translateEntries(english.hours, ({ timeZone }) => timeZone, {
  'Asia/Dhaka': { city: brand.city, note: 'هنا مقرّنا. عطلتنا الأسبوعية الجمعة والسبت.' },
  'Asia/Dubai': { city: 'دبي', note: 'نلتقي من الاثنين إلى الخميس، وتجدنا يوم الأحد أيضًا.' },
  'Asia/Riyadh': { city: 'الرياض', note: 'أسبوع العمل نفسه لديكم ولدينا.' },
})

export const afterYouWrite: typeof english.afterYouWrite = [
  {
    heading: 'يصلك رقم مرجعي',
    text: 'ما ترسله عبر النموذج يُحفظ فورًا كما كتبته، ويظهر لك رقم مرجعي قصير. اذكره إن كتبت لنا مجددًا.',
  },
  {
    heading: 'يرد عليك شخص منا',
    text: `${brand.replyPromise} وما يصلنا يوم الجمعة أو السبت نقرؤه يوم الأحد. وإن كان الأمر عاجلًا فاتصل بنا.`,
  },
  {
    heading: 'نتحدث نصف ساعة',
    text: 'بالهاتف أو الفيديو، مع من سيتولى العمل بنفسه. أحضر ما لديك، ولو صورة من دفتر ملاحظاتك.',
  },
  {
    heading: 'يصلك عرض مكتوب',
    text: 'ماذا سنعمل، وكم يكلّف، وكم يستغرق، وما الذي ننصح بتركه. وإن لم نكن الأنسب لك، قلنا ذلك صراحة.',
  },
]
