import { countries } from './collections.ts'
import {
  address,
  choice,
  colour,
  email,
  flag,
  group,
  lines,
  list,
  localized,
  maybe,
  picture,
  text,
  time,
  timeZone,
  weekdays,
} from './fields.ts'

const themeColours = {
  paper: 'The page',
  surface: 'Cards and fields',
  muted: 'What is pointed at or chosen',
  edge: 'Borders of fields',
  ink: 'Text',
  soft: 'Text that matters less',
  accent: 'What stands out, and errors',
  success: 'What went well',
  link: 'Links and charts',
  panel: 'Large coloured grounds',
  stitch: 'Stitches on the page',
  panelStitch: 'Stitches on a coloured ground',
}

/** Those of a studio that has chosen none yet. */
const presets = {
  light: '#F7F0E1 #FFFBF2 #EADFC8 #857B66 #171B3D #4E5275 #B3261E #1F6B4A #1E2A5E #1E2A5E #DCCDAE #5262A6',
  dark: '#10132B #191D3F #2A2F5C #7E83B3 #F5ECD9 #B4B3CC #FF8A75 #7FCBA2 #9DB2EE #8E1B22 #31376B #C4524C',
}

function theme(label: string, preset: string) {
  const colours = preset.split(' ')
  const of = (name: keyof typeof themeColours) =>
    colour(themeColours[name], colours[Object.keys(themeColours).indexOf(name)] ?? '#000000')
  return group(label, {
    ...{ paper: of('paper'), surface: of('surface'), muted: of('muted'), edge: of('edge') },
    ...{ ink: of('ink'), soft: of('soft'), accent: of('accent'), success: of('success') },
    ...{ link: of('link'), panel: of('panel'), stitch: of('stitch'), panelStitch: of('panelStitch') },
  })
}

const invented = 'Switch it off once these are your own.'

export const brandShape = {
  name: text('Name', { max: 60 }),
  shortName: maybe(text('Short name', { max: 20, hint: 'Under an icon on a phone.' })),
  banglaName: maybe(text('Name in Bangla', { max: 40, hint: 'For the wordmark and the footer.' })),
  logo: picture('Logo', 'Without one a mark is drawn from the name.'),
  logoDark: picture('Logo for dark screens', 'Without one the logo lies on a light ground there.'),
  icon: picture('Icon', 'A square, for browser tabs and home screens. Without one the logo is used.'),
  sharePicture: picture('Share picture', 'For link previews. Without one a card is drawn.'),
  tagline: localized(text('Tagline', { max: 80, counter: 40 })),
  sentence: localized(text('What the studio does', { max: 300, hint: 'In one sentence.' })),
  replyPromise: localized(text('When you reply', { max: 200 })),
  supportPromise: localized(text('What 24/7 means', { max: 200 })),
  calendar: group('Working hours', {
    timeZone: timeZone('Time zone', 'Asia/Dhaka'),
    workingDays: weekdays('Working days'),
    workingDaysInWords: localized(text('Working days in words', { max: 80 })),
    opens: time('From', '10:00'),
    closes: time('To', '18:00'),
  }),
  contact: group('Contact details', {
    isSample: flag('Invented example', invented),
    email: email('Email'),
    phone: text('Telephone', { max: 40 }),
    whatsapp: text('WhatsApp', { max: 40 }),
    address: localized(text('Address', { max: 200 })),
  }),
  city: localized(text('City', { max: 60 })),
  socials: group('Social pages', {
    isSample: flag('Invented example', invented),
    whatsapp: address('WhatsApp'),
    facebook: address('Facebook'),
    instagram: address('Instagram'),
    linkedin: address('LinkedIn'),
    github: address('GitHub'),
  }),
  areaServed: list('Countries', {
    code: choice('Country', countries),
    name: localized(text('Name', { max: 60 })),
    inText: localized(text('In running text', { max: 60, hint: 'Like “the UAE”.' })),
  }),
  languages: list('Languages', {
    code: choice('Language', ['bn', 'en', 'ar']),
    name: localized(text('Name', { max: 40 })),
    ownName: text('Name in itself', { max: 40 }),
    direction: choice('Direction', ['ltr', 'rtl']),
  }),
  colours: group('Colours', {
    button: colour('Buttons', '#F5A81C'),
    buttonText: colour('Text on buttons', '#171B3D'),
    light: theme('Light theme', presets.light),
    dark: theme('Dark theme', presets.dark),
  }),
  redirectHosts: lines('Sites that redirects may lead to', { max: 100, hint: 'Like shop.example.com.' }),
}
