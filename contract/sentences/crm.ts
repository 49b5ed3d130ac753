export const crmSentences = {
  'changed-elsewhere': 'Somebody else has changed this meanwhile. Look at the newest version and try again.',
  'bad-cursor': 'This page of the list does not exist. Start from the top.',
  'unknown-contact': 'There is no such person any more. Choose another.',
  'unknown-company': 'There is no such company any more. Choose another.',
  'unknown-deal': 'There is no such deal any more. Choose another.',
  'unknown-colleague': 'There is no such colleague. Choose another.',
  'colleague-cannot-work': ({ name }: { name: string }) =>
    `${name} can only view, or has no access any more. Choose somebody else.`,

  'no-such-contact': 'There is no such person.',
  'no-such-company': 'There is no such company.',
  'unreadable-point': ({ text }: { text: string }) => `«${text}» is neither an email address nor a phone number.`,
  'point-taken': ({ contactMethod, holder }: Taken) => `${contactMethod} belongs to ${holder} already.`,
  'point-in-trash': ({ contactMethod, holder }: Taken) =>
    `${contactMethod} belongs to ${holder}, who is in the trash. Restore them instead.`,
  merged: ({ name, into }: { name: string; into: string }) => `${name} was merged into ${into}. Open that one.`,
  'contact-in-trash': ({ name }: { name: string }) => `${name} is in the trash. Restore them first.`,
  'company-in-trash': ({ name }: { name: string }) => `${name} is in the trash. Restore it first.`,
  'too-many-tags': ({ max }: { max: number }) => `A person can have at most ${max} tags. Remove one to add another.`,
  'same-record': 'Choose two different ones to make them one.',

  'no-such-deal': 'There is no such deal.',
  'born-lost': 'A new deal cannot be lost already. Choose another stage.',
  'no-room': 'There is no room between these two. Move it to the end instead.',
  'no-such-stage': 'There is no such stage.',
  'too-many-stages': ({ max }: { max: number }) => `A board has at most ${max} stages.`,
  'closing-stages-needed': 'Every board needs a stage for won and one for lost deals.',
  'open-stage-needed': 'Every board needs a stage for open deals.',
  'answered-meanwhile': ({ name }: { name: string }) =>
    `${name} has answered this enquiry in the meantime. Nothing was sent. Look at the timeline before you send yours as well.`,
  'closes-before-opening': 'The working day must end after it begins.',
  'stage-in-use': 'Move its deals to another stage first, also those in the trash.',
  'stage-fixed': 'The stages for won and lost deals stay at the end; only their names can be changed.',

  'nothing-matches': 'Nothing matches any more. Look at the list again.',
  'more-match-now': 'More match now than when you chose them. Look at the list again.',
  'nothing-to-change': 'Nothing was changed: all of them are like that already.',
  'too-many-at-once': ({ max }: { max: number }) =>
    `More than ${max} match. Narrow the list by a filter, or change them in parts.`,

  'no-such-change': 'There is no such change.',
  'undone-before': 'This was undone already.',
  'for-good': 'This was for good and cannot be undone.',
  'changed-since': 'This cannot be undone any more, because something in it has changed since.',
  'worked-on-since': 'These two cannot be parted any more, because there is new work on what they became.',
  'not-in-trash': 'There is no such thing in the trash.',
  'no-such-trash': ({ kinds }: { kinds: string[] }) => `The trash holds ${kinds.join(', ')}.`,

  'about-nobody': 'Say which person, company or deal this is about.',
  'whose-timeline': 'Ask for the timeline of one person, company or deal.',
  'no-such-activity': 'This was taken back, or never logged.',
  'not-written-by-hand': 'Only what somebody wrote can be changed.',
  'no-such-task': 'There is no such task.',
  'hour-needs-day': 'Choose the day first, then the hour.',
  'reminder-needs-hour': 'Choose the hour of the task first, then the reminder.',
  'no-such-calendar': 'There is no calendar at this address. Make a new one in the settings of the CRM.',

  'no-such-post': 'There is no such message in the inbox.',
  taken: ({ name }: { name: string }) => `Assigned to ${name}.`,
  'taken-by-somebody': 'Assigned to somebody else.',
  'not-adopted': 'This could not be filed yet, and is tried again by itself. You can read and answer it already.',
  'in-spam': 'This is in the spam. Say first that it is none.',
  'no-contact': 'There is nobody to make a deal for. Add the person first.',
  'no-such-suggestion': 'There is no such suggestion.',
  'no-such-field': 'Nobody knows any more what this is about.',

  'no-such-currency': 'There is no such currency.',
  'rate-jump': ({ currency, from, to }: { currency: string; from: string; to: string }) =>
    `${from} → ${to} ${currency} for a dollar is a change of more than a tenth. Save it if that is right.`,
  'dollar-is-one': 'All rates are in US dollars, and a dollar is always one.',
  'no-such-view': 'There is no such view any more.',
  'no-such-template': 'There is no such reply.',
  'mail-address-unknown': ({ address }: { address: string }) =>
    `${address} is no address of this person. Add it to their contact first.`,
  'mail-about-nobody': 'Say whom the email is for: a person, a deal or an enquiry.',
  'mail-has-left': 'This email has already been sent, so it cannot be taken back.',
  'mail-for-good': 'An email that came in stays on the timeline.',
  'mail-files-too-large': ({ max }: { max: number }) =>
    `The files of a mail can have ${max} MB together. Remove one, or send a link.`,
  'mail-file-type': 'Only PDF files, pictures (PNG, JPEG, GIF, WebP) and office files can be sent.',
  'no-such-mail-file': 'There is no such file any more. Add it again.',
  'no-mailbox': 'No mailbox is set up. Set IMAP_URL and restart.',
  'no-such-mail': 'No email with this number is waiting here any more.',
  'no-mail-server':
    'No mail server is set up, so nothing can be sent. Set SMTP_URL and restart; then it is sent by itself.',
  'mail-wiped':
    'This email held a private link and was deleted when it could not be delivered. Whoever is waiting for it can ask for a new one.',
  'no-such-live-task': 'There is no such task to tick off.',
  'too-many-test-mails': 'You have sent several test emails just now. Wait ten minutes and try again.',
  'no-such-webhook': 'There is no such webhook.',
  'webhook-with-password': 'Leave name and password out of the address.',
  'webhook-in-private-network': 'This address is inside a private network. Choose one that everybody can reach.',
  'webhook-nowhere': 'There is nothing at this address. Check how it is spelled.',

  'no-rows': 'There is nobody in this file.',
  'too-many-rows': 'A file can have at most 5,000 rows. Split it and try again.',
  'no-columns': 'Say which column holds names, email addresses or phone numbers.',
  'too-many-columns': ({ max }: { max: number }) =>
    `A file can have at most ${max} columns. Check what separates its cells.`,
  'too-many-points': ({ max }: { max: number }) =>
    `A person can have at most ${max} email addresses and phone numbers in a file.`,
  'unclosed-quote': ({ row }: { row: number }) =>
    `A quotation mark in row ${row} is never closed. Check the file and try again.`,
  'row-without-person': 'There is neither a name nor a way to reach somebody.',

  'no-such-entry': 'There is no such entry on the website.',
  'no-such-version': 'There is no such version.',
  'preview-over': 'The preview has expired. Change something, or load the page again.',
  'preview-unreachable': 'The preview cannot be made right now. Your text is safe; it is tried again by itself.',
  'no-preview': 'There is no page that shows this yet.',
  'draft-too-large': 'This is too long for one page.',
  'entry-changed-elsewhere': ({ by }: { by: string; version: number; draft: string }) =>
    `${by} has changed this meanwhile. Yours is not lost: look at both versions and save again.`,
  'too-many-of-a-kind': ({ max }: { max: number }) =>
    `There can be at most ${max} of these on the website. Delete one to add another.`,
  'entry-needed': 'The website cannot do without this. Change it instead.',
  'slug-taken': ({ slug }: { slug: string }) => `Another entry of this kind is called ${slug}. Choose another name.`,
  'slug-reserved': ({ slug }: { slug: string }) => `${slug} is reserved. Choose another name.`,
  'content-needed': ({ label }: { label: string }) => `Fill in «${label}».`,
  'list-too-short': ({ label, min }: { label: string; min: number }) => `«${label}» needs at least ${min}.`,
  'colour-unreadable': ({ colour, on, ratio, least, nearest }: Unreadable) =>
    `${colour} ${on} has a contrast of ${ratio}; at least ${least} is needed. The nearest that can be read is ${nearest}.`,
  'reference-not-live': ({ label }: { label: string }) =>
    `«${label}» names something that visitors cannot see. It is left out until it is published.`,
  'redirect-not-a-path': ({ from }: From) => `${from} must be a path: one slash first, and no ?, #, \\ or space.`,
  'redirect-from-page': ({ from }: From) => `${from} is a page of this site, so it cannot lead elsewhere.`,
  'redirect-from-product': ({ from }: From) => `${from} belongs to a part of the product, and never gets here.`,
  'redirect-twice': ({ from }: From) => `${from} has a redirect already. Keep one of them.`,
  'redirect-away': ({ to }: { to: string }) =>
    `${to} is another site. List its name in the brand before a redirect leads there.`,
  'redirect-nowhere': ({ to }: { to: string }) => `${to} is no page of this site.`,
  'redirect-circle': ({ from, to }: From & { to: string }) => `${from} leads to ${to}, and from there back to itself.`,
  'redirect-chain': ({ from, to, next }: From & { to: string; next: string }) =>
    `${from} leads to ${to}, which leads on to ${next}. Write ${next} here.`,
  'nothing-to-publish': 'Nothing has changed since it was published.',
  'publish-in-past': 'Choose a time that is still to come.',
  'order-outdated': 'The list has changed meanwhile. Look at it again and order it then.',
  'no-such-stored-picture': 'This picture is not there any more. Upload it again.',
  'content-file-unreadable': ({ reason }: { reason: string }) => `The file cannot be read: ${reason}`,
}

type From = { from: string }
type Unreadable = { colour: string; on: string; ratio: number; least: number; nearest: string }

type Taken = { contactMethod: string; holder: string; holderId: string }
