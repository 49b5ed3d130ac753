const always = `What is in this file

account.json    Your account: its email address, the language of its mails, since when it exists, and
                where you are logged in.
                Your password is not here: we only keep a hash of it, which cannot be turned back.
`

const withProfile = `
profile.json    Your page: its words, colours, links and settings, and every username it ever had.
page.html       Your page as one plain file. Open it in a browser, or put it on any web server,
                together with the folder images.
images/         Your pictures as WebP, in the largest size we keep. The originals were never kept.
links.csv       Your links, custom ones first, as they stand on your page.
payments.json   How you are paid, if your page says so. Its pictures to scan are in images.
registrations.json  The registrations your page names, if any, and until when each is valid.
shop.json       What your page offers, if anything, with prices in minor units such as poisha.
messages.csv    What visitors wrote to you, if anything. Spam is in spam.csv.
followers.csv   Who wants your news, and the words they agreed to.
letters.json    The day of your weekly letter, and the addresses you made for sponsors, if any.
visits.csv      Visits and visitors for each day that saw any. Days are those of your time zone.
clicks.csv      How often each link was opened, per day. A link without a title was removed.
filtered.csv    What we did not count as visits, per day and with the reason.
facets.csv      Where visits came from, per day: referrer, app, source, device and country.
                No line tells two things about one visitor, and no visitor is named anywhere.

The tables are CSV in UTF-8; spreadsheets open them. A text that a spreadsheet would take for a
formula begins with an apostrophe.
`

const withoutProfile = `
You have no page yet. When you have one, it is here as well.
`

export function writeReadMe(hasProfile: boolean) {
  return (always + (hasProfile ? withProfile : withoutProfile)).replaceAll('\n', '\r\n')
}
