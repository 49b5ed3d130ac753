import type { LegalPage } from '@nokshi/contract/website/site-content.ts'
import { brand } from './brand.ts'

/**
 * The privacy page describes what this software does: whoever changes what is stored changes the sentence here in the same
 * commit. No lawyer has read these texts yet.
 */
export const privacy: LegalPage = {
  heading: 'Privacy',
  updatedOn: '2026-11-16',
  intro:
    'What we keep about you, why, for how long, and how to have it changed or deleted. Written to be read, not to be scrolled past.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who is responsible',
      blocks: [
        {
          kind: 'paragraph',
          text: `${brand.name}, ${brand.contact.address}, runs this site and Creator LinkHub and decides what happens with the data described here. For anything on this page, write to ${brand.contact.email}.`,
        },
      ],
    },
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            'No advertising, and no trackers, scripts, fonts or pictures of other companies. We count visits ourselves, and nobody is followed from one site to another.',
            'No cookies until you log in. Then two: one keeps you logged in, the other lets us warn you when somebody else does.',
            'What you send by a form is stored, mailed to the studio and used to answer you.',
            'Visits to this site and to LinkHub pages are counted without storing network addresses. Where your browser asks not to be tracked, nothing is kept in it for that.',
            'We do not sell data and do not share it for advertising.',
          ],
        },
      ],
    },
    {
      id: 'forms',
      heading: 'When you send a form',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We store what you wrote, word for word, with the time it arrived and a reference. A copy is mailed to the studio, and if you gave an e-mail address we mail you that it arrived, at most once a day. We use it to answer you and, if we work together, to do the work. You are not put on a mailing list.',
        },
        {
          kind: 'paragraph',
          text: 'With the form goes what brought you here, as far as your browser told it: the first page you opened in this tab, the website you came from, and the campaign named in the address you followed. We store it with your message.',
        },
        {
          kind: 'paragraph',
          text: 'The software gives each message a spam score and notes the reasons. Suspected spam is marked and stored but not mailed. The studio can look at it and say that it is none; what stays spam is deleted by itself, and the table below says when. To recognise the same message sent twice, or one text sent by many, it keeps a keyed hash of the text for about a day. A hash is a fingerprint that cannot be turned back into the text.',
        },
      ],
    },
    {
      id: 'accounts',
      heading: 'When you have an account',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We store your e-mail address and an Argon2id hash of your password. We cannot read the password. While you are logged in, we store a session with its times and the name your browser gives itself, such as “Chrome on Android”. We do not store your network address with it.',
        },
        {
          kind: 'paragraph',
          text: 'If you ask to reset your password, we mail you a link that works once and for one hour. It is stored only as a hash, and the text of that mail is deleted once it has been sent.',
        },
      ],
    },
    {
      id: 'linkhub-pages',
      heading: 'What you publish on Creator LinkHub',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Your name, username, bio, pictures, colours and links are public: that is their purpose. So are the profiles, the telephone, the e-mail address, the ways to be paid, the registrations and the products that you add; you decide about each of them. Pictures are saved anew in fixed sizes, which removes the place and camera data that phones put into them. The e-mail address of your account is not shown.',
        },
      ],
    },
    {
      id: 'visits',
      heading: 'When you visit this site or a LinkHub page',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A LinkHub page sends one short message per browser session, so that its owner can see how many people came. It carries two random numbers made by your browser: one for this visit, one for this browser and this page. We store each only as a keyed hash bound to that one page, together with the day. Another page gets other numbers, so nobody can follow you from one page to another.',
        },
        {
          kind: 'paragraph',
          text: 'The pages of this site do the same for the studio: which pages are looked at, what brought people here (a website, a campaign named in the address, an app), on which kind of device, and in how many visits a form was seen, begun and sent. All pages of this site share one number, which no LinkHub page gets. Whoever is logged in as staff of the studio is not counted.',
        },
        {
          kind: 'paragraph',
          text: 'If your browser sends Global Privacy Control or Do Not Track, it keeps no number, and nothing else for counting. You are then counted as if your browser stored nothing.',
        },
        {
          kind: 'paragraph',
          text: 'If your browser stores nothing, we use a hash of network address, browser name and language, made with a secret key and a random value that changes every day. That value is deleted within two days and is in no backup; after that the hash cannot be made again, by us or by anyone. The address itself is never stored. To notice when one network opens a page thousands of times an hour, the running software counts by a hash of the address for an hour, in its memory only.',
        },
        {
          kind: 'paragraph',
          text: 'Owners see totals per day: visits, different browsers, which links were opened how often, the website or app people came from, the kind of device, the country where a proxy in front of our server tells it, and how many openings by crawlers, link previews and floods from one network were left out. Each of these is counted for itself; no row tells two things about one visitor. They do not see who you are.',
        },
      ],
    },
    {
      id: 'on-your-device',
      heading: 'What is stored on your device',
      blocks: [
        {
          kind: 'table',
          caption: 'Cookies and browser storage',
          columns: ['What', 'Where', 'Why', 'Until'],
          rows: [
            [
              'Session cookie',
              'Cookie, only after you log in or register',
              'Keeps you logged in. Scripts cannot read it.',
              'You log out, or 7 days without use; 30 days at most',
            ],
            [
              'Device cookie',
              'Cookie, only after you log in or register',
              'A random number by which your account knows this browser, so that we can tell you by mail of a login from another one. Scripts cannot read it.',
              '400 days after your last login, or you clear it',
            ],
            [
              'Your account id and e-mail address, under “user”',
              'localStorage, only after you log in or register',
              'Lets the page show the right buttons at once. It proves nothing.',
              'You log out, or clear it',
            ],
            [
              'A random browser number, one for this site and one for each LinkHub page',
              'localStorage, unless you ask not to be tracked',
              'Tells a new visitor from a returning one.',
              'You clear it',
            ],
            [
              'The first page you opened, the website you came from, and the campaign in the address',
              'sessionStorage, on this site, unless you ask not to be tracked',
              'Goes with a form that you send, and says what brought you.',
              'You close the tab',
            ],
            [
              'A random visit number, where you came from, and when you last looked at the page',
              'sessionStorage and localStorage, unless you ask not to be tracked',
              'Counts a visit once, also when you open the page in another tab.',
              'It is no longer used half an hour after your last look, or when you close the tab. The next visit overwrites it, or you clear it',
            ],
            [
              'The text of an unsent form',
              'sessionStorage',
              'Saves you from typing it again.',
              'You send it, or close the tab',
            ],
            [
              'Changes to your page that are not saved yet',
              'localStorage, only in your dashboard',
              'Loses nothing when the connection drops.',
              'They are saved',
            ],
            [
              'How far you had scrolled',
              'sessionStorage',
              'Takes you back to the same place.',
              'You close the tab',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'None of it serves advertising or follows you across sites, so there is no banner to click away. You can clear all of it in your browser; the site still works.',
        },
      ],
    },
    {
      id: 'messages',
      heading: 'Messages to creators',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If you leave a message on a LinkHub page or ask for news there, we keep your name, your e-mail address or number and your words for the owner of that page, who alone can read them. For news we also keep what you agreed to, in which language and when. By e-mail you get news only once you have confirmed it by the link in a mail; what is not confirmed within seven days is deleted. Each mail, and the page after sending, has a link by which you have it deleted without an account. What the owner then does with your address is the owner’s responsibility. If you tick that you need a website too, your name and address, but not your message, also reach the studio.',
        },
      ],
    },
    {
      id: 'abuse',
      heading: 'Protection against abuse',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If you report a page, we store the reason, what you write and, if you want an answer, your e-mail address, and mail a copy to the studio. The owner of the page does not learn who sent it. Old reports are deleted by themselves; the table below says when.',
        },
        {
          kind: 'paragraph',
          text: 'To stop floods and password guessing we count attempts per network and per account. The counters are stored under keyed hashes and deleted after little more than a day, the one that counts new usernames of a page after a month. Our software’s log holds technical entries without names, message texts, e-mail addresses or network addresses.',
        },
      ],
    },
    {
      id: 'who-else',
      heading: 'Who else sees it, and where it is',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The data is kept on servers that the studio operates, together with its backups. The companies that provide the servers and carry our mail handle it on our behalf. Nobody else receives it, unless a law obliges us.',
        },
        {
          kind: 'paragraph',
          text: 'We work from Bangladesh. If you write to us from the UAE, Saudi Arabia or elsewhere, your message is read there. Links to WhatsApp, Facebook and other sites send them nothing until you open them; then their own rules apply.',
        },
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        {
          kind: 'table',
          caption: 'What is deleted when',
          columns: ['What', 'Kept'],
          rows: [
            [
              'Messages from forms, and what brought you to them',
              'Until the studio deletes them, or you ask us to',
            ],
            [
              'Spam, and what the studio has thrown away',
              '30 days, or another time that the studio has chosen; 365 days at most',
            ],
            ['The number that recognises a form sent twice', '7 days'],
            ['Hashes that recognise the same text, or an address we have just written to', 'About a day'],
            ['The outgoing copy of a mail, once delivered', '30 days'],
            ['Sessions', '7 days without use, 30 days at most'],
            ['Password reset links', '1 hour'],
            ['Counters against abuse', 'Minutes to a day; that of new usernames 30 days'],
            [
              'Reports about a page',
              '90 days after we have decided on them; 365 days at most; or until the page is deleted',
            ],
            [
              'Messages to creators, and who wants their news',
              '12 months, or until you or the owner of the page delete them',
            ],
            ['The daily value for counting visits', 'Up to 2 days'],
            ['Hashes of visits and of clicks', '7 days, and up to 3 more until they are deleted'],
            ['Hashes of visitors of a page or of this site', '13 months after the last visit'],
            ['Account, profile, pictures and visit counts', 'Until you delete the account'],
            [
              'A username once taken',
              'For good, without your data, so that nobody inherits links to your page; but only 1 day after you delete the account if your address was never confirmed and nobody visited the page',
            ],
            ['The numbers of your links', 'For good, without your data'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Something deleted can remain in a backup until that backup is replaced. Sessions, links that were mailed, counters against abuse and the daily value are in no backup.',
        },
      ],
    },
    {
      id: 'your-rights',
      heading: 'What you can ask for',
      blocks: [
        {
          kind: 'list',
          items: [
            'A copy of what we hold about you, also as a file you can take elsewhere.',
            'Correction of what is wrong.',
            'Deletion, and an end to any use you had agreed to.',
            'An answer to why we hold something, and an objection to it.',
          ],
        },
        {
          kind: 'paragraph',
          text: `Write to ${brand.contact.email}, with the reference of your message if you have it. We may ask you to write from the address in question, so that nobody else can ask in your name. If you have an account, you can delete it yourself, with everything in it, after logging in.`,
        },
      ],
    },
    {
      id: 'laws',
      heading: 'Laws we have in mind',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We wrote this page with four laws in mind: the Personal Data Protection Ordinance, 2025 of Bangladesh; Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data of the UAE; the Personal Data Protection Law of Saudi Arabia (Royal Decree M/19 of 2021, as amended); and the General Data Protection Regulation (EU) 2016/679. Which of them applies to you depends on where you are. You may also complain to the authority in your country.',
        },
        {
          kind: 'paragraph',
          text: `We use what a form carries to answer you and to prepare or do the work you ask for, what an account holds to provide it, and counts of visits because we have a legitimate interest in knowing whether our pages are read. Whom to ask: ${brand.contact.email}.`,
        },
        {
          kind: 'paragraph',
          text: 'This page describes what we do. It is not legal advice.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When what we do changes, this page changes, and so does its date.',
        },
      ],
    },
  ],
}

export const terms: LegalPage = {
  heading: 'Terms',
  updatedOn: '2026-11-16',
  intro: 'The rules for this site and for Creator LinkHub. A project with us has its own contract.',
  sections: [
    {
      id: 'the-site',
      heading: 'This site',
      blocks: [
        {
          kind: 'paragraph',
          text: `This site is run by ${brand.name}, ${brand.contact.address}. You may read it, link to it and write to us through it. Texts, drawings and films belong to us or to the clients named; ask before you reuse them.`,
        },
        {
          kind: 'paragraph',
          text: 'A message to us is not an order, and our answer is not a contract. A project begins when both sides have signed a scope with a price.',
        },
        {
          kind: 'paragraph',
          text: 'Nothing here is an offer of securities, or financial, tax or legal advice.',
        },
      ],
    },
    {
      id: 'your-account',
      heading: 'Your Creator LinkHub account',
      blocks: [
        {
          kind: 'list',
          items: [
            'Creator LinkHub is free. One account has one page.',
            'Use an e-mail address that reaches you, and keep your password to yourself.',
            'You must be old enough, where you live, to agree to terms like these, or have a parent’s consent.',
            'What you publish stays yours. You allow us to store it, resize pictures and show it on your page and in link previews, for as long as it is there.',
            'You can delete your account at any time.',
          ],
        },
      ],
    },
    {
      id: 'acceptable-use',
      heading: 'What a page must not be used for',
      blocks: [
        {
          kind: 'list',
          items: [
            'Phishing: asking for passwords, PINs, one-time codes or card numbers, or leading to pages that do.',
            'Impersonation: pretending to be another person, a business, a bank, a wallet or a public office.',
            'Malware, or links that hide where they lead in order to deceive.',
            'Content that is illegal where you publish it, harms children, threatens people or incites hatred.',
            'Pictures, names or works of others, used without the right to use them.',
            'Bulk accounts, invented visits, or anything that disturbs the service for others.',
          ],
        },
        {
          kind: 'paragraph',
          text: `Report a page to ${brand.contact.email}. A person looks at it. We may hide or remove a page, or close an account, that breaks these rules. Where we can, we tell you why, and you may answer.`,
        },
      ],
    },
    {
      id: 'usernames',
      heading: 'Usernames',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The first to take a username has it. A username is not given to someone else, even after its page is deleted, because other people still hold links to it. Only if the e-mail address was never confirmed and nobody visited the page is it free again, a day after the account is deleted. Some names are reserved: our own, and those that could be mistaken for a bank, a wallet or a public service.',
        },
      ],
    },
    {
      id: 'beta',
      heading: 'Beta version',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Creator LinkHub is a beta version. It may change, pause or end. If it is to end, this site says so at least 30 days before, so that you can copy your texts and links.',
        },
      ],
    },
    {
      id: 'no-warranty',
      heading: 'What we do not promise',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We look after this site and Creator LinkHub with care. We offer them free of charge and as they are, and cannot promise that they are always available or free of faults. As far as the law allows, we are not liable for losses that follow from using them. Liability that the law does not let anyone exclude stays as it is.',
        },
        {
          kind: 'paragraph',
          text: 'Pages on Creator LinkHub are made by their owners. We do not check them before they appear, and we are not responsible for the sites they link to.',
        },
      ],
    },
    {
      id: 'law',
      heading: 'Law and courts',
      isSample: true,
      blocks: [
        {
          kind: 'paragraph',
          text: 'The law of Bangladesh applies, and the courts of Dhaka decide. If you use the service as a consumer, protections of your own country that cannot be waived still apply.',
        },
        {
          kind: 'paragraph',
          text: 'What may be published is also a matter of law where you and your visitors are: among others the Cyber Security Ordinance, 2025 of Bangladesh, Federal Decree-Law No. 34 of 2021 of the UAE, the Anti-Cyber Crime Law of Saudi Arabia, and the Digital Services Act (EU) 2022/2065. How we treat data is on the privacy page.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When these terms change, the date above changes. The new terms apply to what happens after that date. If you do not agree with them, you can delete your account.',
        },
      ],
    },
  ],
}
