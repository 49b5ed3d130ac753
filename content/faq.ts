import type { FaqGroup } from '@nokshi/contract/website/site-content.ts'
import { brand } from './brand.ts'

export const faqGroups: FaqGroup[] = [
  {
    id: 'before-we-start',
    name: 'Before we start',
    questions: [
      {
        id: 'how-do-i-start',
        question: 'How do I start?',
        answer: `Send the project form, or write two lines by e-mail or WhatsApp. ${brand.replyPromise} Then we talk for half an hour and you get a written scope with a price. Until you sign it, you owe us nothing.`,
      },
      {
        id: 'how-long-does-it-take',
        question: 'How long does a website take?',
        answer:
          'A portfolio takes two to four weeks, a business site five to twelve, a shop six to ten, a web application two to five months. What delays projects most is waiting for texts, pictures and merchant accounts. We start those with you in the first week.',
      },
      {
        id: 'can-you-rescue-a-site',
        question: 'Can you take over a site that somebody else built?',
        answer:
          'Often, yes. We look first at the code, the hosting and who owns the accounts, and tell you in writing whether to repair it or start again. That check has a fixed price, and the report is yours even if you go to someone else.',
      },
      {
        id: 'contract-and-nda',
        question: 'Do you sign a contract and a non-disclosure agreement?',
        answer:
          'Every project has a contract: scope, price, dates, who owns what, and how either side can stop. We sign your non-disclosure agreement if it is mutual and has an end date, or send you ours. You can have it before you show us anything.',
      },
      {
        id: 'which-languages',
        question: 'Do you build in Bangla and Arabic?',
        answer:
          'Yes: Bangla, English and Arabic, with Arabic pages laid out from right to left, including forms, tables and numbers. We talk with you in all three as well. Translations are written or checked by a native reader, and legal texts never by a machine alone.',
      },
    ],
  },
  {
    id: 'money',
    name: 'Money',
    questions: [
      {
        id: 'how-is-a-price-made',
        question: 'How do you make a price?',
        answer:
          'We list the parts, estimate each in days, add them up and show you the list. You can strike out parts and watch the price fall. For work that cannot be foreseen, such as repairs to an old system, we agree on a day rate and a ceiling.',
      },
      {
        id: 'deposit-and-milestones',
        question: 'Do you take a deposit?',
        answer:
          'Yes. Usually 30 percent when we begin, 40 percent when you have seen the main parts working, and 30 percent at launch. Longer projects are paid by the month for what was delivered. The deposit holds your place in our calendar and counts towards the price.',
      },
      {
        id: 'paying-from-bangladesh',
        question: 'How can I pay from Bangladesh?',
        answer:
          'By bank transfer, bKash, Nagad or card, in taka. Wallets have daily limits, so larger sums go by bank. You get an invoice before each payment and a receipt after it.',
      },
      {
        id: 'paying-from-the-gulf',
        question: 'How can I pay from the UAE or Saudi Arabia?',
        answer:
          'By international bank transfer or card, on an invoice in US dollars, dirhams or riyals. The invoice names the currency we agreed on, and that sum does not change with the exchange rate. Your bank may add a transfer fee; ask it before you send.',
      },
      {
        id: 'vat-and-withholding',
        question: 'What about VAT and withholding tax?',
        answer:
          'It depends on where your company is registered and what the service is, so we settle it before the contract and write it on the invoice. Some clients must withhold tax or account for VAT themselves; if so, send us the certificate or your tax number. Please ask your accountant: we cannot give tax advice.',
      },
      {
        id: 'running-costs',
        question: 'What does a site cost after launch?',
        answer:
          'A domain, hosting and perhaps mail, paid by you directly to the providers; we list them with their current prices in the scope. Payment gateways take a share of each sale. Care by us is a separate monthly agreement that you can end.',
      },
    ],
  },
  {
    id: 'while-we-work',
    name: 'While we work',
    questions: [
      {
        id: 'working-week',
        question: 'Our weekends differ. When can I reach you?',
        answer: `We work ${brand.calendar.workingDaysInWords}, ${brand.calendar.opens} to ${brand.calendar.closes} in Dhaka, which is 08:00 to 16:00 in Dubai and 07:00 to 15:00 in Riyadh. That is the Saudi working week, and it shares Monday to Thursday with the UAE. For clients in the UAE we plan calls and launches on those four days. Urgent problems are taken on at any hour.`,
      },
      {
        id: 'who-do-i-talk-to',
        question: 'Who will I talk to?',
        answer:
          'One project manager, and the people who make the thing. Once a week you get a short list: done, next, waiting for you. There is no sales team between us.',
      },
      {
        id: 'what-do-you-need-from-me',
        question: 'What do you need from me?',
        answer:
          'One person who can decide, about two hours a week, and the texts, pictures and logins on the list we send. If you have no texts or pictures, we can write and photograph; that is its own line in the price.',
      },
      {
        id: 'changes-mid-way',
        question: 'What if I change my mind half-way?',
        answer:
          'Small changes are part of the work. For larger ones we write down what it adds, in days and money, and you say yes or no before we do it. You can also swap: something new comes in, something of the same size goes out.',
      },
    ],
  },
  {
    id: 'handover-and-support',
    name: 'Hand-over and support',
    questions: [
      {
        id: 'who-owns-it',
        question: 'Who owns the code, the accounts and the domain?',
        answer:
          'You do, once the work is paid. Domain, hosting, shop, analytics and ad accounts are opened in your name from the first day, and we are guests in them. You get the code with its history and notes, so that another developer can take over without calling us.',
      },
      {
        id: 'what-does-24-7-cover',
        question: 'What does 24/7 support cover?',
        answer:
          'Urgent problems: when your site is down, cannot take orders or shows signs of a break-in, somebody starts on it at any hour, also on Fridays and holidays. Sites in our care are watched day and night, so that we often know first. Everything else, such as questions, changes and small faults, is answered in working hours.',
      },
      {
        id: 'faults-after-launch',
        question: 'What if something breaks after launch?',
        answer:
          'Faults in what we built are repaired at no charge for 60 days after launch, without an argument about whose fault it is. After that, care agreements cover updates, backups and repairs. Without one we still help, by the hour.',
      },
      {
        id: 'can-i-edit-it-myself',
        question: 'Can I change texts and pictures myself?',
        answer:
          'Yes. Before we build, we agree on what you will edit, and you get an editor for exactly that, with an hour of training that you may record. Prices, opening hours and team are always on that list.',
      },
      {
        id: 'ad-money',
        question: 'Does the advertising budget go through you?',
        answer:
          'No. Google or Meta bills you, on your own card, in your own account, with a ceiling that you set. We bill only our work. If you leave, the account and its history stay with you.',
      },
    ],
  },
  {
    id: 'creator-linkhub',
    name: 'Creator LinkHub',
    questions: [
      {
        id: 'is-linkhub-free',
        question: 'Is Creator LinkHub free?',
        answer:
          'Yes. There is no paid plan and no advertising on your page. It is a beta version: it works, it still grows, and you can tell us what is missing.',
      },
      {
        id: 'what-does-linkhub-count',
        question: 'What does LinkHub count?',
        answer:
          'Visits in total, visits today in your own time zone, and how many different browsers came. One browser session is one visit, however often the page is reloaded or opened in another tab. Known crawlers and link previews are counted apart, so your numbers are smaller than elsewhere and nearer to the truth.',
      },
      {
        id: 'linkhub-visitor-data',
        question: 'What do you know about the people who visit my page?',
        answer:
          'Very little: the day of a visit, and a scrambled number per browser that is different for each page. We do not store network addresses, we set no cookies on your page, and nobody else’s script runs there. The privacy page has the details.',
      },
      {
        id: 'delete-linkhub',
        question: 'How do I delete my page?',
        answer:
          'Delete your account after logging in; you confirm it with your password. Profile, links, pictures and visit numbers go with it. Your username stays reserved, so that nobody else can take over the links people have saved.',
      },
      {
        id: 'linkhub-abuse',
        question: 'Someone pretends to be me. What can I do?',
        answer: `Write to ${brand.contact.email} with the address of the page and what is wrong with it. A person looks at it. Pages that pretend to be someone else or ask for passwords and codes are taken down.`,
      },
    ],
  },
  {
    id: 'investment',
    name: 'Investment',
    questions: [
      {
        id: 'invest',
        question: 'I want to talk about investment. Where do I write?',
        answer:
          'Use the contact form on the About page and choose “invest” as the type. The founder reads it and suggests a call. Nothing on this site is an offer of securities or financial advice; terms exist only in a signed agreement.',
      },
    ],
  },
]
