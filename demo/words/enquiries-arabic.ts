import { type DemoEnquiry, dirham, riyal } from './enquiry.ts'

export const arabicEnquiries: DemoEnquiry[] = [
  {
    fate: 'new',
    request: {
      name: 'نورة القحطاني',
      email: 'noura@bayanschool.example',
      company: 'مدارس بيان',
      projectType: 'web-app',
      budget: '10k-20k',
      description:
        'لدينا ثلاث مدارس أهلية في الرياض. نحتاج إلى بوابة لأولياء الأمور: الدرجات والغياب والرسوم، مع إشعارات عبر واتساب.',
    },
  },
  {
    fate: 'new',
    lead: {
      name: 'سعيد المنصوري',
      contact: '+971 50 000 0311',
      type: 'web development',
      businessName: 'المنصوري للعقارات',
      location: 'دبي',
      comment: 'نريد موقعًا يعرض الشقق للإيجار ويستقبل طلبات المعاينة، بالعربية والإنجليزية.',
    },
  },
  {
    fate: 'new',
    lead: {
      name: 'ريم العتيبي',
      contact: '+٩٦٦ ٥٠ ٠٠٠ ٠٣١٢',
      type: 'marketing',
      businessName: 'حلويات ريم',
      location: 'جدة',
      comment: 'نبيع حلويات منزلية ونريد حملة قبل رمضان على إنستغرام وسناب. كم تكلف شهريًا؟',
    },
  },
  {
    fate: 'new',
    lead: {
      name: 'يوسف حمدان',
      contact: 'yousef@mailhouse.example',
      type: 'other',
      location: 'العين',
      comment: 'هل يمكن ربط صفحة لينك هَب باسم نطاق خاص بي؟',
    },
  },
  {
    fate: 'taken',
    request: {
      name: 'عبدالله الشهري',
      email: 'abdullah@tamrstore.example',
      company: 'متجر تمر',
      projectType: 'ecommerce',
      budget: '5k-10k',
      description: 'متجر لبيع التمور والقهوة. نريد الدفع بمدى وأبل باي والتوصيل داخل المملكة.',
    },
  },
  {
    fate: 'taken',
    lead: {
      name: 'مريم الكعبي',
      contact: 'mariam@lamsadecor.example',
      type: 'web development',
      businessName: 'لمسة للديكور',
      location: 'الشارقة',
      comment: 'مكتب تصميم داخلي، نريد معرض أعمال سريعًا على الجوال.',
    },
  },
  {
    fate: 'talking',
    worth: riyal(45_000),
    request: {
      name: 'فيصل الغامدي',
      email: 'faisal@saqiwater.example',
      company: 'ساقي للمياه',
      projectType: 'web-app',
      budget: '10k-20k',
      description: 'توصيل مياه للمنازل والمساجد. الطلب حاليًا بالهاتف، ونريد تطبيق ويب للعملاء والسائقين.',
    },
  },
  {
    fate: 'talking',
    worth: dirham(22_000),
    lead: {
      name: 'هند الزعابي',
      contact: 'hind@yasmeenspa.example',
      type: 'web development',
      businessName: 'سبا ياسمين',
      location: 'أبوظبي',
      comment: 'صالون نسائي ونحتاج حجزًا إلكترونيًا مع دفع عربون.',
    },
  },
  {
    fate: 'talking',
    worth: riyal(18_000),
    lead: {
      name: 'تركي الحربي',
      contact: '+966 50 000 0313',
      type: 'marketing',
      businessName: 'الحربي للتكييف',
      location: 'المدينة المنورة',
      comment: 'نريد إعلانات جوجل لصيانة المكيفات، الموسم يبدأ بعد شهرين.',
    },
  },
  {
    fate: 'proposal',
    worth: riyal(120_000),
    request: {
      name: 'لطيفة السبيعي',
      email: 'latifa@ataaorg.example',
      company: 'جمعية عطاء',
      projectType: 'full-stack-development',
      budget: '20k+',
      description: 'جمعية خيرية: موقع للتبرعات مع تقارير شفافة لكل مشروع، وإيصالات بالبريد.',
    },
  },
  {
    fate: 'proposal',
    worth: dirham(34_000),
    request: {
      name: 'كريم نصار',
      email: 'karim@nassarlaw.example',
      company: 'نصار للمحاماة',
      projectType: 'ui-ux',
      budget: '5k-10k',
      description: 'موقعنا الحالي ثقيل ولا يظهر جيدًا على الجوال. نريد تصميمًا هادئًا بثلاث لغات.',
    },
  },
  {
    fate: 'proposal',
    worth: riyal(30_000),
    lead: {
      name: 'منى الدوسري',
      contact: 'mona@oudhouse.example',
      type: 'marketing',
      businessName: 'بيت العود',
      location: 'الدمام',
      comment: 'نريد خطة تسويق لستة أشهر لمتجر عطور، مع تقرير شهري.',
    },
  },
  {
    fate: 'negotiating',
    worth: dirham(88_000),
    request: {
      name: 'راشد الكتبي',
      email: 'rashid@falconrental.example',
      company: 'فالكون لتأجير السيارات',
      projectType: 'full-stack-development',
      budget: '20k+',
      description: 'حجز السيارات أونلاين مع رفع الرخصة والدفع، وربط مع نظام المخالفات.',
    },
  },
  {
    fate: 'negotiating',
    worth: riyal(54_000),
    request: {
      name: 'سارة المطيري',
      email: 'sara@mirasclinic.example',
      company: 'عيادات ميراس',
      projectType: 'video-production',
      budget: '10k-20k',
      description: 'أربعة أفلام قصيرة عن العيادة والأطباء، تصوير في الخبر خلال أسبوع واحد.',
    },
  },
  {
    fate: 'won',
    worth: riyal(72_000),
    request: {
      name: 'بدر العنزي',
      email: 'badr@shamalsteel.example',
      company: 'شمال للحديد',
      projectType: 'web-app',
      budget: '10k-20k',
      description: 'نظام طلبات أسعار للمقاولين: يرفع المقاول القائمة ونرد بالسعر خلال ساعة.',
    },
  },
  {
    fate: 'talking',
    worth: dirham(48_000),
    request: {
      name: 'دانة الفلاسي',
      email: 'dana@hayatgym.example',
      company: 'نادي حياة',
      projectType: 'web-app',
      budget: '5k-10k',
      description: 'تطبيق للمشتركات: حجز الحصص وتجميد الاشتراك.',
    },
  },
  {
    fate: 'not for us',
    lead: {
      name: 'عمر الخطيب',
      contact: 'omar@mailhouse.example',
      type: 'other',
      location: 'عجمان',
      comment: 'هل لديكم خدمة صيانة كاميرات المراقبة؟',
    },
  },
  {
    fate: 'not for us',
    lead: {
      name: 'شيخة العامري',
      contact: 'shaikha@mailhouse.example',
      type: 'other',
      location: 'الفجيرة',
      comment: 'أبحث عن وظيفة مصممة غرافيك بدوام جزئي، هل التقديم متاح؟',
    },
  },
  {
    fate: 'investor',
    lead: {
      name: 'سلطان الراجحي',
      contact: 'sultan@rimalcapital.example',
      type: 'invest',
      businessName: 'رمال كابيتال',
      location: 'الرياض',
      comment: 'نستثمر في شركات التقنية الصغيرة ونود الاطلاع على أرقام لينك هَب.',
    },
  },
  {
    fate: 'spam',
    lead: {
      name: 'عرض خاص',
      contact: 'cash@fastmoney.example',
      type: 'other',
      comment:
        'اربح الآن https://fastmoney.example/1 https://fastmoney.example/2 <a href="https://fastmoney.example/3">اضغط هنا</a> www.fastmoney.example',
    },
  },
]
