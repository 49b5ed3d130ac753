import { socialKinds } from '../safe-url.ts'

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** What the rules of the contract say about a field, by code, in the browser and on the server. */
export const fieldSentences = {
  // For rules without a code of their own: `field` is its path in what was sent.
  'wrong-type': ({ field, expected }: { field: string; expected: string }) =>
    `Give «${field}» as ${kinds[expected] ?? 'something else'}.`,
  'not-a-choice': ({ field, values }: { field: string; values: string[] }) =>
    `Give «${field}» one of these values: ${values.join(', ')}.`,
  'too-many-characters': ({ field, max }: Limit) => `Give «${field}» at most ${max} characters.`,
  'too-few-characters': ({ field, min }: Least) => `Give «${field}» at least ${min} characters.`,
  'too-many-entries': ({ field, max }: Limit) => `Give «${field}» at most ${max} entries.`,
  'too-few-entries': ({ field, min }: Least) => `Give «${field}» at least ${min} entries.`,
  'too-high': ({ field, max }: Limit) => `Give «${field}» at most ${max}.`,
  'too-low': ({ field, min }: Least) => `Give «${field}» at least ${min}.`,
  'not-understood': ({ field }: { field: string }) =>
    `«${field}» cannot be understood. Check how it is written.`,

  'too-long': ({ label, max }: { label: string; max: number }) =>
    `${label} can have at most ${max} characters.`,
  'required-field-missing': 'Please fill out all required fields.',
  'invalid-email': 'Enter an email address in the correct format, like name@example.com.',
  'no-such-record': 'There is no such record.',
  'version-missing': 'Say which version was edited.',

  // Lead form and project requests
  'lead-name-too-short': 'Name must be at least 2 characters.',
  'lead-contact-too-short': 'Contact must be at least 10 characters.',
  'choose-lead-type': 'Select a type.',
  'enter-business-name': 'Enter a business name.',
  'enter-a-location': 'Enter a location.',
  'enter-comment': 'Enter a comment.',
  'enter-your-name': 'Enter your name.',
  'enter-a-company': 'Enter a company.',
  'choose-project-type': 'Select a project type from the list.',
  'describe-project': 'Describe your project.',
  'choose-budget': 'Select a budget from the list.',

  // Accounts
  'enter-new-password': 'Enter a password.',
  'password-too-short': ({ min }: { min: number }) => `Use a password of at least ${min} characters.`,
  'staff-password-too-short': ({ min }: { min: number }) =>
    `Use a password of at least ${min} characters. Four or five words are easy to remember.`,
  'password-too-long': ({ max }: { max: number }) => `Use a password of at most ${max} characters.`,
  'enter-password': 'Enter your password.',
  'given-password-too-long': 'That password is too long.',
  'enter-password-again': 'Enter the password again.',
  'passwords-differ': 'Passwords do not match!',
  'mail-link-incomplete': 'Open the link from the mail again.',
  'link-incomplete': 'Open the link again.',
  'choose-role': 'Choose a role.',
  'enter-setup-code': 'Enter the setup code.',
  'enter-recovery-reason': 'Say how you know that it is them.',
  'enter-code': 'Enter the code.',

  // Creator LinkHub
  'username-characters': 'Only lowercase letters, numbers, and hyphens are allowed.',
  'username-length': 'A username has 3 to 30 characters.',
  'username-hyphens': 'A username cannot start or end with a hyphen, nor have two in a row.',
  'invalid-url': 'Enter a web address, like example.com or https://example.com.',
  'url-too-long': ({ max }: { max: number }) => `An address can have at most ${max} characters.`,
  'invalid-link-id': 'That is not the id of a link.',
  'link-ids-equal': 'Two links cannot have the same id.',
  'enter-link-title': 'Give the link a title.',
  'link-without-parts': 'A custom link has a title and an address.',
  'links-not-a-list': 'Custom links must be a list.',
  'links-not-json': 'Custom links must be JSON text.',
  'too-many-links': 'At most 5 custom links are allowed.',
  'invalid-github': 'Enter a GitHub username, like octocat.',
  'invalid-linkedin': 'Enter the address of a LinkedIn profile, like https://www.linkedin.com/in/name.',
  'invalid-twitter': 'Enter a Twitter username, like @name.',
  'invalid-instagram': 'Enter an Instagram username, like @name.',
  'invalid-facebook': 'Enter the address of a Facebook page, like https://www.facebook.com/name.',
  'invalid-whatsapp': 'Enter a WhatsApp number with its country code, like +880 1712 345678.',
  'unknown-social': ({ key }: { key: string }) =>
    `There is no social link called “${key}”. Use ${socialKinds.join(', ')}, or a custom link.`,
  'socials-not-an-object': 'Social links must be an object with a text per site.',
  'socials-not-json': 'Social links must be JSON text.',
  'choose-gradient': 'Choose one of the gradients sunrise, ocean or dusk.',
  'choose-colour': 'Choose one of the eight colours.',
  'choose-time-zone': 'Choose a time zone, like Asia/Dhaka.',
  'choose-page-language': 'Choose English, Bangla or Arabic.',
  'choose-own-visits': 'Say whether your own visits count.',
  'edited-page-missing': 'Say which page was edited.',
  'invalid-profile': ({ site, example }: { site: string; example: string }) =>
    `Enter your ${site} name, or the address of your profile, like ${example}.`,
  'unknown-profile': 'There is no such site to have a profile on.',
  'profile-without-value': 'Enter your name on that site, or the address of your profile.',
  'profiles-not-a-list': 'Profiles must be a list.',
  'too-many-profiles': 'At most 8 more profiles are allowed.',
  'profile-kinds-equal': 'Only one profile of each site is allowed.',
  'invalid-phone': 'Enter a phone number with its country code, like +880 1712 345678.',
  'enter-greeting': 'Write a greeting.',
  'choose-contact': 'Choose one of the ways to reach you.',
  'contact-methods-not-an-object': 'Ways to reach you are a phone number, an email address and a greeting.',
  'choose-link-shape': 'Choose one of the shapes label, pill or outline.',
  'choose-typeface': 'Choose one of the three typefaces.',
  'choose-link-fill': 'Choose what the links are filled with.',
  'choose-portrait-shape': 'Choose a round or a square picture.',
  'choose-pattern': 'Choose one of the patterns, or none.',
  'choose-blocks': 'Choose the order of the parts that a page has.',
  'look-not-an-object': 'A look has a shape, a typeface, a picture and an order.',
  'choose-time': 'Choose a day and a time.',
  'link-details-not-an-object': 'A link can be hidden, featured and timed.',
  'end-before-start': 'The end must be later than the start.',
  'two-featured-links': 'Only one link can be featured.',

  // Reports and visits
  'enter-message': 'Write a message.',
  'enter-email-or-number': 'Enter your email address or your number.',
  'choose-yes-or-no': 'Choose yes or no.',
  'choose-message-list': 'Ask for messages, followers or spam.',
  'choose-weekday': 'Choose a day of the week, 1 for Monday to 7 for Sunday.',
  'choose-report-reason': 'Choose a reason.',
  'enter-details': 'Tell us more.',
  'choose-decision': 'Choose to suspend, to restore or to dismiss.',
  'enter-reason': 'Say why.',
  'decision-missing': 'Say which decision.',
  'invalid-visit-id': 'An id has 8 to 64 letters, digits, hyphens or underscores.',
  'visited-page-missing': 'Name the page that was visited.',
  'visited-page-too-long': 'No page has a name as long as that.',
  'opened-link-missing': 'Name the link that was opened.',
  'choose-period': 'Ask for 7, 30, 90 or 365 days.',

  // Payments
  'choose-payment-kind': 'Choose how you are paid.',
  'choose-account-type': 'Choose whether the account is personal, agent or merchant.',
  'enter-payment-value': 'Enter the number, the IBAN or the payment link.',
  'enter-payment-again': 'Enter it a second time.',
  'payment-values-differ': 'The two entries are not the same. Check both, digit by digit.',
  'enter-payment-holder': 'Enter the name of the account holder, as people see it when they pay.',
  'invalid-wallet': ({ name }: { name: string }) =>
    `Enter a ${name} number: 11 digits that begin with 013 to 019.`,
  'invalid-rocket': 'Enter a Rocket number: 12 digits, which are the mobile number and its check digit.',
  'invalid-stcbank': 'Enter the mobile number of the STC Bank account: 10 digits that begin with 05.',
  'enter-bank': 'Enter the name of the bank.',
  'enter-branch': 'Enter the branch of the bank.',
  'invalid-bank-account': 'Enter the account number: 8 to 18 digits.',
  'invalid-routing-number': 'Enter the routing number of the branch: 9 digits.',
  'iban-country': 'Enter an IBAN of the UAE or of Saudi Arabia: it begins with AE or SA.',
  'iban-length': ({ country, length }: { country: string; length: number }) =>
    `An IBAN that begins with ${country} has ${length} characters.`,
  'iban-checksum': 'This IBAN has a mistake in it. Check it, digit by digit.',
  'payment-host': ({ hosts }: { hosts: string[] }) =>
    `Enter a payment link that begins with https:// and leads to one of these sites: ${hosts.join(', ')}.`,

  // Registrations
  'invalid-registration-number':
    'Enter the number as it stands on the paper: at most 30 letters, digits, hyphens and slashes.',
  'choose-end-day': 'Choose the last day on which it is valid. It cannot be in the past.',
  'choose-checked': 'Say whether it was checked.',

  // Shop
  'enter-product-title': 'Give it a title.',
  'invalid-price': 'Enter a price from 0 to 9,999,999.99, like 1,250 or 1,250.50, or leave it empty.',

  // CRM
  'enter-name': 'Enter a name.',
  'enter-company-name': 'Enter the name of the company.',
  'enter-web-address': 'Enter a web address.',
  'enter-title': 'Enter title.',
  'enter-company': 'Enter company.',
  'enter-location': 'Enter location.',
  'enter-city': 'Enter city.',
  'enter-country': 'Enter country.',
  'enter-contact-point': 'Enter an email address or a phone number.',
  'enter-tag': 'Enter a tag.',
  'enter-note': 'Write a note.',
  'no-such-source': 'There is no such source.',
  'choose-currency': 'Choose BDT, AED, SAR or USD.',
  'choose-day': 'Choose a day.',
  'unsafe-address':
    'That address is not safe or not whole. Begin it with / for a page of this site, or with https://, mailto: or tel:.',
  'bad-slug': 'Write it with small letters, digits and single hyphens, like my-project.',
  'bad-colour': 'Write a colour as # and six digits, like #336699.',
  'enter-deal-title': 'Give the deal a title.',
  'describe-deal': 'Describe the deal.',
  'choose-lost-reason': 'Say why it was lost.',
  'choose-csv-file': 'Choose a CSV file.',
  'csv-file-empty': 'The file is empty.',
  'csv-file-too-large': 'The file is larger than 5 MB. Split it and try again.',
  'enter-reply': 'Write a reply.',
  'enter-template-title': 'Give the reply a title.',
  'enter-template-text': 'Write the reply.',
  'unknown-placeholder': ({ mark }: { mark: string }) =>
    `${mark} is not filled in by anything. Use {name}, {me} or {reference}.`,
  'search-too-long': 'Search for fewer words.',
  'enter-stage-name': 'Give the stage a name.',
  'enter-rate': 'Enter a rate, like 122.50.',
  'enter-time': 'Enter a time, like 09:30.',
  'choose-work-day': 'Choose at least one working day.',
  'too-many-holidays': 'Up to 100 holidays. Remove those that are over.',
  'enter-activity': 'Write something.',
  'enter-task': 'Say what is to be done.',
  'choose-hour': 'Give the hour like 14:30.',
  'choose-reminder': 'Choose one of the times before the task.',
  'choose-some': 'Choose at least one.',
  'enter-whole-number': 'Give a whole number.',
  'choose-events': 'Choose at least one event.',
}

type Limit = { field: string; max: number }

type Least = { field: string; min: number }
