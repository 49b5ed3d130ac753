import type { TeamMember } from '@nokshi/contract/website/site-content.ts'

export const team: TeamMember[] = [
  {
    isSample: true,
    name: 'Tahmid Rahman',
    role: 'Founder',
    line: 'Answers the first message and the last one.',
    description:
      'Tahmid spent years repairing other people’s websites before he started the studio. He writes the scope, says what it will cost, and is still there when the site is yours.',
    specialties: ['Scope and budget', 'Full-stack', 'Client care'],
    slug: 'tahmid-rahman',
  },
  {
    isSample: true,
    name: 'Nusrat Jahan',
    role: 'Video specialist',
    line: 'Films small businesses the way their owners see them.',
    description:
      'Nusrat plans, shoots and cuts with a kit that fits in one bag. She asks what the owner is proud of, and starts filming there.',
    specialties: ['Product films', 'Editing', 'Reels', 'Subtitles'],
    slug: 'nusrat-jahan',
  },
  {
    isSample: true,
    name: 'Arif Hossain',
    role: 'Design expert',
    line: 'Draws on paper until the screen is obvious.',
    description:
      'Arif watches people use the thing before he draws anything. His first sketches are in pencil, because nobody is shy about correcting pencil.',
    specialties: ['Interfaces', 'Research', 'Brand'],
    slug: 'arif-hossain',
  },
  {
    isSample: true,
    name: 'Mitali Das',
    role: 'Front-end developer',
    line: 'Keeps pages quick on a three-year-old phone.',
    description:
      'Mitali builds the part you touch. She tries it on a cheap phone, with a keyboard and with a screen reader before anybody calls it finished.',
    specialties: ['React', 'Accessibility', 'Motion'],
    slug: 'mitali-das',
  },
  {
    isSample: true,
    name: 'Sajid Karim',
    role: 'Back-end developer',
    line: 'Sleeps well because the backups are tested.',
    description:
      'Sajid looks after servers, payments and data. Once a month he restores a backup on an empty machine, to know that it works and not only to hope so.',
    specialties: ['APIs', 'Databases', 'Security', 'Payments'],
    slug: 'sajid-karim',
  },
  {
    isSample: true,
    name: 'Farhana Akter',
    role: 'Project manager',
    line: 'Knows what ships on Thursday, and says so on Monday.',
    description:
      'Farhana keeps one short list per project: done, next, waiting for you. If a date moves, you hear it from her first, with the reason.',
    specialties: ['Planning', 'Reporting', 'Launches'],
    slug: 'farhana-akter',
  },
  {
    isSample: true,
    name: 'Imran Chowdhury',
    role: 'E-commerce lead',
    line: 'Has packed orders himself, so checkouts make sense.',
    description:
      'Imran ran a small shop of his own before he built them for others. He thinks of the parcel, the refund and the missing size before the home page.',
    specialties: ['Shops', 'Payments', 'Stock', 'Delivery'],
    slug: 'imran-chowdhury',
  },
  {
    isSample: true,
    name: 'Rokeya Sultana',
    role: 'Marketing lead',
    line: 'Spends your budget as if it were hers.',
    description:
      'Rokeya settles with you what counts as a result, then drops whatever does not bring it. Her monthly report fits on one page.',
    specialties: ['Search', 'Social', 'E-mail'],
    slug: 'rokeya-sultana',
  },
  {
    isSample: true,
    name: 'Abdul Mannan',
    role: 'Quality and support',
    line: 'Finds the broken thing before you do.',
    description:
      'Mannan fills in every form wrongly, on slow networks, in three alphabets. After launch he is the one who picks up, and the one who trains your staff.',
    specialties: ['Testing', 'Support', 'Training'],
    slug: 'abdul-mannan',
  },
  {
    isSample: true,
    name: 'Priya Sarkar',
    role: 'Illustrator',
    line: 'Drew every motif on this site.',
    description:
      'Priya draws what a photograph cannot show: how a service works, who does what, what comes next. She begins in ink and ends with files small enough for a slow connection.',
    specialties: ['Illustration', 'Icons', 'Print'],
    slug: 'priya-sarkar',
  },
  {
    isSample: true,
    name: 'Zayan Malik',
    role: 'Ads specialist',
    line: 'Reads search terms for fun. Reports in plain words.',
    description:
      'Zayan finds the searches you pay for and do not want, and switches them off. You approve the words before they run, and the account stays in your name.',
    specialties: ['Google Ads', 'Tracking', 'Reports'],
    slug: 'zayan-malik',
  },
]
