export const linkhubSentences = {
  'username-reserved': 'This username is reserved.',
  'username-taken': 'This username is already taken.',
  'new-usernames-limit':
    'You have changed your username several times this month. Go back to one you had, or try again later.',
  'profile-exists': 'You already have a profile.',
  'no-profile-yet': 'You have no profile yet.',
  'no-such-profile': ({ username }: { username: string }) => `The profile for @${username} does not exist.`,
  'page-suspended': 'This page is no longer available.',
  'another-page': 'This page belongs to another account than the one that is logged in now.',
  'edited-elsewhere':
    'This page was changed in another window or on another device. Load it again, then make your change.',
  'link-id-unusable': 'This link has an id that cannot be used. Remove the link and add it again.',
  'new-links-limit': 'You have added too many links today. Try again tomorrow.',
  'no-such-part': 'The list of pages has no such part.',

  'no-such-picture-kind': ({ kinds }: { kinds: string[] }) => `A page has the pictures ${kinds.join(' and ')}.`,
  'no-picture': 'Choose a picture.',
  'no-such-picture': 'There is no picture at this address.',
  'picture-too-large': ({ megabytes }: { megabytes: number }) => `A picture can be at most ${megabytes} MB.`,
  'not-an-image': 'Choose a PNG, JPEG, WebP, GIF or AVIF picture.',
  'broken-image': 'This picture cannot be read. Choose another one.',
  'too-many-pixels': ({ megapixels }: { megapixels: number }) =>
    `A picture can have at most ${megapixels} megapixels. Make it smaller.`,
  'picture-too-long': ({ pixels }: { pixels: number }) =>
    `A picture can be at most ${pixels.toLocaleString('en')} pixels wide or high. Make it smaller.`,
  'picture-too-deep': 'This picture takes too much memory. Save it with 8 bits for each colour, or make it smaller.',
  'decoder-busy': 'Many pictures are being uploaded right now. Try again in a few seconds.',
  'contacts-busy': 'Many contacts are being saved right now. Try again in a few seconds.',
  'pages-busy': 'Many pages are being opened right now. Try again in a few seconds.',
  'cards-busy': 'Many cards are being drawn right now. Try again in a few seconds.',

  'reports-busy': 'Many people are reporting pages right now. Try again in a few seconds.',
  'nothing-closed': 'These reports wait already, or are gone meanwhile.',

  'too-many-payments': ({ max }: { max: number }) =>
    `You can show ${max} payment methods. Remove one to make room for another.`,
  'no-such-payment': 'This payment method is no longer there. Load the page again.',
  'payments-limit': 'You have changed your payment methods many times in a short time. Try again later.',

  'no-such-registration-kind': 'There is no registration of this kind.',
  'no-such-registration': 'This registration was removed meanwhile.',
  'registration-changed':
    'The registration, the name or the username of its page was changed meanwhile. Load the list again and look it up anew.',
  'registrations-limit': 'You have changed your registrations many times in a short time. Try again later.',

  'no-domain': 'No domain is connected.',
  'domain-unconfirmed': 'Confirm your email address first: we write to you when something is wrong with your domain.',
  'domain-unusable': 'This domain cannot be connected. Use one that you have registered yourself.',
  'domain-imitates':
    'This domain looks like the name of a bank, a platform or our own. Use another one, or write to us if it is yours.',
  'certificates-limit': 'Many domains are getting their first certificate right now. Try again later.',

  'too-many-things': ({ max }: { max: number }) => `You can show ${max} products. Remove one to make room for another.`,
  'no-such-thing': 'This product is no longer there. Load the page again.',
  'shop-needs-chat': 'Enter your WhatsApp number first: orders go there.',
  'order-too-long': 'The order would be too long for WhatsApp. Use a shorter title.',
  'things-limit': 'You have added too many products today. Try again tomorrow.',

  'too-many-videos': ({ max }: { max: number }) => `You can show ${max} videos. Remove one to make room for another.`,
  'no-such-video': 'This video is no longer there. Load the page again.',
  'videos-limit': 'You have added too many videos today. Try again tomorrow.',

  'import-nothing': 'Paste the address of your page, or choose a saved file.',
  'import-unconfirmed':
    'Confirm your email address before we open another page for you. Or save that page in your browser and choose the file.',
  'import-private': 'This address cannot be opened from here. Paste the public address of your page.',
  'import-unreachable':
    'This page could not be opened. Check the address, or save the page in your browser and choose the file.',
  'import-slow': 'The page did not answer in time. Try again, or save the page in your browser and choose the file.',
  'import-circle':
    'This address keeps leading from one page to the next. Paste the address that your browser shows at the end.',
  'import-too-large': 'This page is too large to be read. Save it in your browser and choose the file.',
  'import-not-allowed': 'The site does not let us read this page. Save the page in your browser and choose the file.',
  'import-not-a-page': 'There is no web page at this address. Paste the address of a page with your links.',
  'import-no-links':
    'No links were found on this page. Some pages build them later: save the page in your browser and choose the file.',
  'import-file-too-large': 'A saved page can be at most 2 MB. Save it as ‘HTML only’.',

  'page-takes-no-messages': 'This page takes no messages at the moment.',
  'messages-full':
    'This page has too many messages and takes no more at the moment. Keep what you wrote, and contact the owner another way.',
  'no-such-message': 'This is no longer there. Load the page again.',
  'no-such-follow-link':
    'This link no longer works. It is older than a week, or what you asked for was deleted. You can ask again on the page.',
  'no-such-forget-link': 'This link does not work. Open it exactly as it is in the email.',

  'no-such-news': 'It is no longer there. Load the page again.',
  'news-moved': 'It was sent or stopped in the meantime. Load the page again.',
  'news-unconfirmed': 'Confirm your email address before you send news.',
  'news-once-a-day': 'You can send news once a day. Choose another day.',
  'news-paused': 'Too many emails of your last news came back. You can send news again a week after that.',

  'push-unconfirmed': 'Confirm your email address before you turn on notifications.',

  'no-such-address': 'There is nothing at this address. Ask the person who sent you the link for the full link.',
  'address-revoked': 'The owner of the page has turned this link off.',
  'too-many-sponsor-addresses': ({ max }: { max: number }) =>
    `You can have ${max} links for sponsors at a time. Turn one off to create another.`,
  'sponsor-addresses-limit': 'You have created too many links today. Try again tomorrow.',

  'no-such-page': 'There is no page with this name.',
  'no-such-link': 'This page has no such link.',
  'link-host-listed': 'This link leads to a site on our list of harmful sites, so we do not lead there.',
  'listed-host':
    'This site is on our list of harmful sites. Use another address, or write to us if you think this is a mistake.',
  'link-removed': 'This link is no longer on the page.',
  'link-hidden': 'This link is not on the page right now.',
  'link-details-unknown': 'Details were given for a link that is not on the page.',
  'linked-page-suspended': 'The page of this link was taken down.',
}
