import * as english from '../linkhub.ts'

export const isDraft = true

export const createPage: typeof english.createPage = {
  back: { ...english.createPage.back, label: 'العودة إلى المنتجات' },
  lead: 'ثلاث إجابات وتصبح صفحتك منشورة. ما عدا ذلك يمكن تأجيله، وكل شيء قابل للتغيير لاحقًا.',
  account: 'حسابك الحالي:',
  restored: 'ما كتبته من قبل ما زال هنا.',
  submit: { label: 'إنشاء صفحتي', busyLabel: 'جارٍ الإنشاء…' },
  failure: 'حدث خطأ أثناء إنشاء ملفك الشخصي.',
  success: 'تم إنشاء صفحتك على LinkHub!',
  successText: 'صفحتك منشورة على الرابط',
  edit: { ...english.createPage.edit, label: 'إلى لوحة التحكم' },
  optional: { pictures: 'الصور', look: 'الخلفية واللون', socials: 'حسابات التواصل', links: 'روابطك المخصصة' },
}

export const ownPage: typeof english.ownPage = {
  label: 'صفحتك',
  text: 'هذه صفحتك.',
  edit: { ...english.ownPage.edit, label: 'تعديلها' },
}

export const profileFields: typeof english.profileFields = {
  name: { label: 'الاسم', hint: 'كما يعرفك الناس، بأي لغة كانت.' },
  username: {
    label: 'اسم المستخدم',
    hint: 'أحرف إنجليزية صغيرة وأرقام وشرطات فقط.',
    length: 'من ٣ إلى ٣٠ حرفًا، دون شرطة في أوله أو آخره.',
    address: 'رابط صفحتك:',
    asking: 'نتحقق من توفره…',
    free: 'متاح الآن.',
    taken: 'اسم المستخدم هذا غير متاح.',
    suggestions: 'متاح الآن:',
  },
  bio: { label: 'نبذة عنك', hint: 'من أنت وماذا يجد الناس هنا. تكفي جملتان.' },
  gradient: { sample: 'أب', label: 'الخلفية', names: { sunrise: 'شروق', ocean: 'محيط', dusk: 'غسق' } },
  colour: {
    label: 'لون الشارة',
    names: {
      black: 'أسود',
      white: 'أبيض',
      'red-orange': 'برتقالي محمر',
      green: 'أخضر',
      blue: 'أزرق',
      pink: 'وردي',
      purple: 'بنفسجي',
      'aqua-green': 'أخضر مائي',
    },
  },
}

export const missingFields: typeof english.missingFields = {
  name: 'اكتب اسمك.',
  username: 'اختر اسم مستخدم.',
  bio: 'اكتب بضع كلمات عن نفسك.',
}

export const pictureField: typeof english.pictureField = {
  profile: {
    label: 'الصورة الشخصية',
    hint: 'تظهر داخل دائرة، وأنت تختار الجزء الظاهر.',
    alt: 'الصورة الشخصية التي اخترتها',
  },
  banner: { label: 'صورة الغلاف', hint: 'صورة عريضة خلف صورتك الشخصية.', alt: 'صورة الغلاف التي اخترتها' },
  background: {
    label: 'صورة الخلفية',
    hint: 'تملأ الصفحة خلف روابطك، ونعتّمها أو نفتّحها قليلًا ليبقى النص مقروءًا.',
    alt: 'صورة الخلفية التي اخترتها',
  },
  choose: 'اختر صورة',
  drop: 'أو أفلتها أو ألصقها هنا',
  replace: 'استبدال',
  crop: 'قص',
  remove: 'حذف',
  reading: 'جارٍ فتح الصورة…',
  uploading: 'جارٍ رفع الصورة…',
  removed: 'حُذفت الصورة.',
  chosen: 'تم اختيار الصورة.',
  refusals: {
    notAPicture: 'هذا الملف ليس صورة. اختر ملفًا بصيغة JPEG أو PNG أو WebP أو GIF أو AVIF.',
    unreadable: 'تعذّر فتح هذه الصورة هنا. احفظها بصيغة JPEG أو PNG واخترها مجددًا.',
    tooLarge: 'هذه الصورة أكبر من أن نصغّرها هنا. اختر صورة لا تتجاوز ٥ ميغابايت.',
  },
}

export const cropDialog: typeof english.cropDialog = {
  heading: { profile: 'ضع صورتك داخل الدائرة', banner: 'اختر الجزء الظاهر' },
  hint: 'اسحب الصورة، أو استخدم مفاتيح الأسهم.',
  zoom: 'التكبير',
  use: 'اعتماد هذا الجزء',
  cancel: 'إلغاء',
}

export const socialFields: typeof english.socialFields = {
  github: { ...english.socialFields.github, hint: 'اسم المستخدم، أو رابط حسابك.' },
  linkedin: { ...english.socialFields.linkedin, hint: 'رابط حسابك.' },
  twitter: { ...english.socialFields.twitter, hint: 'معرّفك مسبوقًا بعلامة @، أو رابط حسابك.' },
  instagram: { ...english.socialFields.instagram, hint: 'معرّفك مسبوقًا بعلامة @، أو رابط حسابك.' },
  facebook: { ...english.socialFields.facebook, hint: 'رابط صفحتك أو حسابك.' },
  whatsapp: { ...english.socialFields.whatsapp, hint: 'رقمك كما تكتبه عادة.' },
  leadsTo: 'يفتح',
  understood: 'قرأناه هكذا:',
  whichCountry: 'من أي بلد هذا الرقم؟',
  withoutCountry: 'ابدأ بعلامة + ورمز بلدك، ليعمل الرقم من أي مكان.',
  countryMissing: 'يحتاج رقم WhatsApp إلى رمز البلد.',
  phoneCountryMissing: 'يحتاج رقم هاتفك إلى رمز البلد.',
  byName: 'اسمك هناك مع @ أو من دونها، أو رابط حسابك.',
  byAddress: 'رابط حسابك.',
}

export const linkFields: typeof english.linkFields = {
  title: 'اسم الرابط',
  url: 'الرابط',
  leadsTo: 'يفتح',
  halfTitle: 'أضف الرابط أيضًا، فلا يظهر إلا ما اكتمل اسمه ورابطه.',
  halfUrl: 'أضف الاسم أيضًا، فلا يظهر إلا ما اكتمل اسمه ورابطه.',
  heading: 'الرابط',
  add: 'إضافة رابط',
  remove: 'حذف',
  full: 'اكتملت الروابط الخمسة. احذف واحدًا لتضيف غيره.',
  removed: 'حُذف الرابط.',
}

export const preview: typeof english.preview = {
  label: 'معاينة مباشرة',
  note: 'معاينة مباشرة: تظهر تعديلاتك هنا أولًا.',
  open: 'معاينة',
  close: 'إغلاق المعاينة',
  example: { name: 'اسمك', username: english.preview.example.username, bio: 'بضع كلمات عنك.' },
}
